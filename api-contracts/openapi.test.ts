import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { describeApi, describeMachineApi } from './openapi.ts';

interface Operation {
  description?: string;
  operationId: string;
  parameters: { $ref?: string; name: string; in: string; required: boolean; description?: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security: Record<string, string[]>[];
  tags: string[];
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: object; parameters: object };
}

const api = describeApi('https://sign.example.ch') as unknown as Document;
const operations = Object.entries(api.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation, name: `${method} ${path}` })),
);
const declared: Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area) as Endpoint[]);

/** Every object of the document with its place. */
function* walk(value: unknown, place = '#'): Generator<[string, Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [place, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value))
    yield* walk(inner, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], api);

/** A schema with what its references name in their places. */
function followReferences(value: unknown, passed: readonly string[] = []): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => followReferences(item, passed));
  const { $ref } = value as { $ref?: string };
  if ($ref) return passed.includes($ref) ? {} : followReferences(resolve($ref), [...passed, $ref]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, followReferences(inner, passed)]));
}

describe('the OpenAPI document', () => {
  it('describes every endpoint once, as OpenAPI 3.1', () => {
    expect(api.openapi).toBe('3.1.0');
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      declared.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted(),
    );
  });

  it('points only to what is there', () => {
    const dangling = [...walk(api)].filter(([, { $ref }]) => typeof $ref === 'string' && resolve($ref) === undefined);
    expect(dangling.map(([place, { $ref }]) => `${place} → ${String($ref)}`)).toEqual([]);
  });

  it('takes no member that a body does not declare', () => {
    // Programs of the family send what we do not know; it is passed over (machine API, section 1).
    const own = operations.filter(({ path }) => !path.startsWith('/machine/'));
    const open = own.flatMap(({ operation, name }) =>
      [...walk(followReferences(operation.requestBody?.content['application/json']?.schema))]
        .filter(
          ([, { type, properties, additionalProperties }]) =>
            type === 'object' && properties && additionalProperties !== false,
        )
        .map(([place]) => `${name} ${place}`),
    );
    // Browsers may add to what an authenticator answers; the rest is passed over.
    expect(open.filter((place) => !/\/properties\/(?:assertion|registration)\b/.test(place))).toEqual([]);
  });

  it('names each operation once', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  it('declares the parameters of every path, as required, and no other; no parameter comes twice', () => {
    for (const { path, operation, name } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      expect(inPath.map((parameter) => parameter.name).toSorted(), name).toEqual(wanted.toSorted());
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true);
      const keys = operation.parameters.map((parameter) => parameter.$ref ?? `${parameter.in} ${parameter.name}`);
      expect(keys, name).toEqual([...new Set(keys)]);
    }
  });

  it('gives each operation a tag, known security, a success, and answers with a description and known content', () => {
    for (const { operation, name } of operations) {
      expect(operation.tags, name).toHaveLength(1);
      const schemes = operation.security.flatMap((requirement) => Object.keys(requirement));
      expect(
        schemes.filter((scheme) => !(scheme in api.components.securitySchemes)),
        name,
      ).toEqual([]);
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.filter((status) => !/^[1-5]\d\d$/.test(status)),
        name,
      ).toEqual([]);
      // Evidence of identifications is handed out to no program.
      expect(
        statuses.some((status) => status.startsWith('2')),
        name,
      ).toBe(!name.endsWith('/identification/{part}'));
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description, `${name} ${status}`).not.toBe('');
        for (const type of Object.keys(content ?? {})) expect(type, `${name} ${status}`).toMatch(/^\w+\/[\w.+-]+$/);
      }
    }
  });

  it('takes bodies with changing methods alone', () => {
    const strange = operations.filter(({ method, operation }) => method === 'get' && operation.requestBody);
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  it('holds schemas of JSON Schema 2020-12 only: known types, patterns that compile, required members that exist', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const faults = [...walk(api)].flatMap(([place, node]) => {
      if (!/\/schema(\/|$)|\/components\/schemas\//.test(place) || /\/(properties|example)$/.test(place)) return [];
      const wrong: string[] = [];
      if (typeof node['type'] === 'string' && !types.includes(node['type'])) wrong.push(`type ${node['type']}`);
      if (typeof node['pattern'] === 'string' && !isPattern(node['pattern'])) wrong.push(`pattern ${node['pattern']}`);
      if (Array.isArray(node['required']) && node['properties']) {
        const properties: object = node['properties'];
        wrong.push(...(node['required'] as string[]).filter((member) => !(member in properties)));
      }
      if ('nullable' in node) wrong.push('nullable is of OpenAPI 3.0');
      return wrong.map((what) => `${place}: ${what}`);
    });
    expect(faults).toEqual([]);
  });

  it('says of each direct `token` who issues it, for what, and for how long', () => {
    const withToken = operations.filter(({ operation }) =>
      operation.security.some((needs) => 'documentToken' in needs),
    );
    expect(withToken.map(({ path }) => path).toSorted()).toEqual([
      '/v3/direct/documents/{id}',
      '/v3/direct/documents/{id}/download',
      '/v3/direct/documents/{id}/pages/{n}',
      '/v3/direct/documents/{id}/pages/{n}/text',
      '/v3/direct/signature-requests/{id}/attachments/{aid}/content',
    ]);
    for (const { operation, name } of withToken) {
      const token = operation.parameters.find((parameter) => parameter.name === 'token')!;
      const text = token.description;
      for (const part of ['GET /v3/direct/signature-requests/{id}', 'documents of that one request', 'one hour'])
        expect(text, name).toContain(part);
    }
  });

  it('offers an idempotency key to every changing call, and to no other', () => {
    const takes = ({ parameters }: Operation) => parameters.some(({ $ref }) => $ref?.endsWith('/idempotencyKey'));
    for (const { method, operation, name } of operations) expect(takes(operation), name).toBe(method !== 'get');
  });
});

describe('the OpenAPI document of the machine API', () => {
  const machine = describeMachineApi('https://sign.example.ch') as unknown as Document & { servers: { url: string }[] };

  it('lies at two addresses where it has a host of its own, and says of each operation what a key must be for', () => {
    expect(machine.servers).toEqual([{ url: 'https://sign.example.ch/machine' }]);
    const { servers } = describeMachineApi('https://sign.example.ch:8443', 'api.sign.example');
    expect(servers).toEqual([
      { url: 'https://sign.example.ch:8443/machine' },
      { url: 'https://api.sign.example:8443' },
    ]);
    const read = (path: string, method: string) => machine.paths[path]![method]!.description;
    expect(read('/v2/signature-requests', 'get')).toContain('Scope: read.');
    expect(read('/v3/signature-requests', 'post')).toContain('Scope: send.');
    expect(read('/v3/events', 'get')).toContain('Scope: admin.');
    expect(read('/v2/access/login', 'post')).not.toContain('Scope');
  });

  it('tells what a file holds that comes as JSON, and by which code a document is had that was handed over', () => {
    const { paths } = describeMachineApi('https://sign.example.org') as {
      paths: Record<string, Record<string, unknown>>;
    };
    const read = (path: string, method = 'get') =>
      followReferences(paths[path]![method]) as {
        parameters: { name: string; required: boolean }[];
        responses: Record<string, { content: Record<string, { schema: { properties?: object; format?: string } }> }>;
      };
    const { content } = read('/v2/documents/{id}/content').responses[200]!;
    expect(Object.keys(content['application/json']!.schema.properties!)).toEqual([
      'content_type',
      'content_size',
      'content',
    ]);
    expect(content['application/pdf']!.schema.format).toBe('binary');
    const report = read('/v3/signature-requests/{id}/report').responses[200]!.content['application/json']!.schema;
    expect(report.properties).toMatchObject({ header: { properties: { attachmentNames: { type: 'string' } } } });
    for (const [path, method] of [
      ['/v2/sendto/{id}/track', 'get'],
      ['/v2/sendto/{id}/download', 'get'],
      ['/v2/sendto/{id}', 'delete'],
    ] as const)
      expect(read(path, method).parameters, path).toContainEqual(
        expect.objectContaining({ name: 'X-Accesscode', in: 'header', required: true }),
      );
  });

  it('has patterns that every language reads', () => {
    const written = JSON.stringify([api, describeMachineApi('https://sign.example.org')]);
    expect(written.match(/"pattern":"[^"]*\\\\p\{[^"]*"/g)).toBeNull();
  });

  it('names each operation under each version that has it, and never the version as a parameter', () => {
    expect(machine.servers).toEqual([{ url: 'https://sign.example.ch/machine' }]);
    const paths = Object.keys(machine.paths);
    expect(paths).toContain('/v2/signature-requests');
    expect(paths).toContain('/v3/signature-requests/{id}/initiate');
    expect(paths).not.toContain('/v2/signature-requests/{id}/initiate');
    const described = Object.values(machine.paths).flatMap((item) => Object.values(item));
    const ids = described.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(described.flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'version'))).toEqual([]);
    const { requestBody } = machine.paths['/v3/signature-requests']!['post']!;
    expect(
      Object.keys((requestBody!.content['application/json']!.schema as { properties: object }).properties),
    ).toContain('documents');
  });
});
