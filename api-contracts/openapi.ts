import * as z from 'zod';
import { isBytes, isEmpty, isSchema, type Bytes, type Endpoint, type ResponseSchema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { listProblems } from './list-problems.ts';
import { namedAnswers, namedInputs } from './machine/named-schemas.ts';
import { readProblemStatus } from './read-problem-status.ts';
import { readScope } from './read-scope.ts';
import { Problem, problems } from './problems.ts';

type Json = Record<string, unknown>;

/**
 * Answers are tolerant: a client must expect fields that it does not know. Only a strict object refuses them. That an integer is one
 * that JavaScript can hold goes without saying.
 */
function adjustSchema({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  if (zodSchema._zod.def.type === 'object' && !zodSchema._zod.def.catchall) delete jsonSchema.additionalProperties;
  // What a letter is, the expressions of many languages do not know (JSON Schema, section 6.4): their generators would fail.
  if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

type Direction = 'input' | 'output';
const named: Record<Direction, Record<string, z.ZodType>> = { input: namedInputs, output: namedAnswers };
const findName = (schema: unknown, io: Direction): string | undefined =>
  Object.entries(named[io]).find(([, one]) => one === schema)?.[0];

/** A schema, in which those with a name are references; `isNamed` writes what such a reference leads to. */
const writeSchema = (schema: z.ZodType, io: Direction, isNamed = false): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const name = findName(zodSchema, io);
      if (name === undefined || (isNamed && name === findName(schema, io)))
        return adjustSchema({ zodSchema, jsonSchema });
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = `#/components/schemas/${name}`;
    },
  });
  return json;
};

const describeNamed = (): Json =>
  Object.fromEntries(
    (['output', 'input'] as const).flatMap((io) =>
      Object.entries(named[io]).map(([name, schema]) => [name, writeSchema(schema, io, true)]),
    ),
  );

const securityByAuth = {
  none: [],
  bearer: [{ bearer: [] }],
  basic: [{ visit: [] }],
  token: [{ documentToken: [] }],
  api: [{ apiUser: [] }],
};

/** The OpenAPI 3.1 document of every endpoint, derived from the contracts. */
export function describeApi(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [area, areaEndpoints] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(areaEndpoints) as [string, Endpoint][]) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(area, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sigillum API', version: '1', description: 'Upload documents, invite signers, sign and verify.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      schemas: { Problem: writeSchema(Problem, 'output'), ...describeNamed() },
      parameters: headers,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Access token of POST /v1/login, valid for 24 hours.' },
        apiUser: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'Token of a program, from POST /machine/v2/access/login, valid for 20 minutes. It opens nothing else.',
        },
        visit: {
          type: 'http',
          scheme: 'basic',
          description: 'A visitor’s link: the secret userid and the id of the request.',
        },
        documentToken: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description:
            'The `document_token` that GET /v3/direct/signature-requests/{id} issues to a visitor: for the documents of that one request, ' +
            'for one hour, and void as soon as the visit ends.',
        },
      },
    },
  };
}

const versions = ['v1', 'v2', 'v3'];

/**
 * The machine API alone, each operation under each version that has it, as a program calls it; derived from the same contracts. Security
 * and components are those of the whole. `host` is the one that is the machine API's alone, where there is one.
 */
export function describeMachineApi(serverUrl: string, host?: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints.machine) as [string, Endpoint][]) {
    const method = endpoint.method.toLowerCase();
    const base = endpoint.path.replace('/machine/', '/');
    for (const version of base.startsWith('/{version}/') ? versions : ['']) {
      if (version && !hasVersion(endpoint, version)) continue;
      const { operationId, parameters, ...described } = describeEndpoint('machine', name, endpoint);
      const listed = (parameters as Json[]).filter((parameter) => parameter['name'] !== 'version');
      const path = base.replace('/{version}/', `/${version}/`);
      (paths[path] ??= {})[method] = {
        operationId: version ? `${String(operationId)}${version.toUpperCase()}` : operationId,
        ...described,
        tags: [version || 'without version'],
        parameters: listed,
      };
    }
  }
  const { components } = describeApi(serverUrl);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sigillum machine API',
      version: '3',
      description:
        'What programs may ask. v2 speaks of one document, v3 of several; v1 is an alias of v2. Unknown fields are passed over, null is what is ' +
        'not given. Ids of businesses, groups, their versions and observers are UUIDs without hyphens behind biz-, gr_, gv_ and ob_. A problem is ' +
        'application/json; its message is one English sentence. An API user may ask 600 times a minute, 60 times with a file: the headers ' +
        'RateLimit-Limit, -Remaining and -Reset tell how much is left, Retry-After of every 429 and 503 how many seconds to wait.',
    },
    servers: [{ url: `${serverUrl}/machine` }, ...(host ? [{ url: moveTo(serverUrl, host) }] : [])],
    paths,
    components,
  };
}

function moveTo(serverUrl: string, host: string): string {
  const url = new URL(serverUrl);
  url.hostname = host;
  return url.origin;
}

const hasVersion = ({ params }: Endpoint, version: string): boolean => {
  const { properties } = writeSchema(params!, 'input') as {
    properties: { version: { enum?: string[]; const?: string } };
  };
  const { enum: some, const: one } = properties.version;
  return some ? some.includes(version) : one === version;
};

function describeEndpoint(area: string, name: string, endpoint: Endpoint): Json {
  const { summary, description, body, auth } = endpoint;
  return {
    operationId: name,
    tags: [area],
    summary,
    description: [
      description,
      auth === 'api' && `Scope: ${readScope(endpoint)}.`,
      endpoint.isBeyondSpecification && 'Beyond the specification.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    security: securityByAuth[auth],
    parameters: [
      ...describeParameters('path', endpoint.params),
      ...describeParameters('query', endpoint.query),
      ...listHeaders(endpoint).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...(body && { requestBody: { required: !isOptional(body), content: describeBody(endpoint, body) } }),
    responses: { ...describeAnswers(endpoint), ...describeProblems(endpoint) },
  };
}

/** Headers that callers may send, described once for all. */
const headers = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a repeated call harmless: the same key gets the same answer again, for a week. Another call under it is refused.',
    schema: { type: 'string', maxLength: 255 },
  },
  timeZone: {
    name: 'X-Time-Zone',
    in: 'header',
    required: false,
    description: 'The caller’s IANA time zone, for the evidence, for days in filters and for dates in mails.',
    schema: { type: 'string', default: 'Europe/Zurich' },
  },
  accessCode: {
    name: 'X-Accesscode',
    in: 'header',
    required: true,
    description: 'The code that was given with the address.',
    schema: { type: 'string' },
  },
  contentDisposition: {
    name: 'Content-Disposition',
    in: 'header',
    required: false,
    description: "Names an uploaded file: `attachment; filename*=UTF-8''Lease.pdf`.",
    schema: { type: 'string' },
  },
} as const;

const listHeaders = ({ body, method, takesAccessCode }: Endpoint): (keyof typeof headers)[] => [
  ...(takesAccessCode ? (['accessCode'] as const) : []),
  ...(method === 'GET' ? [] : (['idempotencyKey'] as const)),
  'timeZone',
  ...(isBytes(body) && !body.schema ? (['contentDisposition'] as const) : []),
];

function describeParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = writeSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // Readers of the document show a parameter's description, not its schema's.
    ...(description !== undefined && { description }),
    schema,
  }));
}

const bytesAs = (type: string): Json =>
  type === 'text/plain' ? { type: 'string' } : { type: 'string', format: 'binary' };

function describeBytes({ schema, json }: Bytes, type: string, io: Direction): Json {
  const told = schema ?? (type === 'application/json' ? json : undefined);
  return told ? writeSchema(told, io) : bytesAs(type);
}

const describeContent = (schema: ResponseSchema, io: Direction): Json =>
  isBytes(schema)
    ? Object.fromEntries(schema.contentTypes.map((type) => [type, { schema: describeBytes(schema, type, io) }]))
    : { 'application/json': { schema: writeSchema(schema as z.ZodType, io) } };

const isOptional = (body: ResponseSchema) => isSchema(body) && body.safeParse(undefined).success;

/** One schema, in every spelling that is read. */
function describeBody({ takesForm }: Endpoint, body: ResponseSchema): Json {
  const content = describeContent(body, 'input');
  return takesForm ? { ...content, 'application/x-www-form-urlencoded': content['application/json'] } : content;
}

const describeAnswers = ({ responses }: Endpoint): Json =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      { description: 'Done.', ...(!isEmpty(schema) && { content: describeContent(schema, 'output') }) },
    ]),
  );

/** Problems share a status, and one of them may share it with an answer: their keys are listed in its description. */
function describeProblems(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(listProblems(endpoint), (key) => readProblemStatus(endpoint, key));
  const problem = { $ref: '#/components/schemas/Problem' };
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const answer = endpoint.responses[status];
      const schema = isSchema(answer) ? { anyOf: [writeSchema(answer, 'output'), problem] } : problem;
      const description = group.map((key) => `\`${key}\`: ${problems[key].message}`).join('\n\n');
      return [status, { description, content: { 'application/json': { schema } } }];
    }),
  );
}
