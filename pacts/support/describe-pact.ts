import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiProblem, createClient, type CallOptions, type Credentials } from '@sigillum/api-contracts/client.ts';
import { fillPath, isBytes, isSchema, type Endpoint, type EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { readProblemStatus } from '@sigillum/api-contracts/read-problem-status.ts';
import { problems, type ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { StateName, StateParams } from '@sigillum/api-contracts/states.ts';
import { matchSchema } from './match-schema.ts';

/** An interaction whose request is recorded and whose answer is still open. */
type RecordedRequest = ReturnType<ReturnType<PactV4['addInteraction']>['withRequest']>;
type ResponseBuilder = Parameters<NonNullable<Parameters<RecordedRequest['willRespondWith']>[1]>>[0];

export type Given = { [Name in StateName]: readonly [Name, StateParams<Name>] }[StateName];

interface Interaction<E extends Endpoint> {
  /** What exists before the call. */
  given: readonly [Given, ...Given[]];
  call: EndpointCall<E>;
  credentials?: Credentials;
  options?: CallOptions;
  /** The named example that the answer looks like; a file's first bytes for a file. */
  answers?: { status: keyof E['responses'] & number; example?: unknown };
  /** The problem that the answer is, instead. */
  refuses?: ProblemKey;
}

export interface AreaPact {
  /** One interaction: the real client against the mock, recorded into the area's pact. `receives` is unique in the area. */
  expects<E extends Endpoint>(receives: string, endpoint: E, interaction: Interaction<E>): void;
}

/** A pact file, as far as it is looked into. */
interface Contract {
  interactions: { description: string }[];
}

const contracts = fileURLToPath(new URL('../contracts', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Contract;

/**
 * One pact file an area, so that runs are deterministic. The recorder reads, merges and writes its file after each interaction, which took longer
 * than the interactions where there are hundreds: it writes each into a file of its own, and the area's is written once (decision 340).
 */
export function describePact(area: string, define: (pact: AreaPact) => void): void {
  const names = { consumer: 'sigillum-app', provider: `sigillum-api-${area}` };
  const file = `${names.consumer}-${names.provider}.json`;
  const dir = mkdtempSync(path.join(tmpdir(), 'sigillum-pact-'));
  const pact = new PactV4({ dir, ...names, logLevel: 'error' });
  const recorded: Contract[] = [];
  describe(`the pact of ${area}`, () => {
    define({
      expects(receives, endpoint, interaction) {
        it(receives, async () => {
          await record(pact, receives, endpoint, interaction as unknown as Interaction<Endpoint>);
          recorded.push(read(path.join(dir, file)));
          rmSync(path.join(dir, file));
        });
      },
    });
    afterAll(() => {
      rmSync(dir, { recursive: true });
      if (recorded.length) writeContract(path.join(contracts, file), recorded);
    });
  });
}

/** Merges what was recorded into what is there, in the order of the recorder. */
function writeContract(file: string, recorded: Contract[]): void {
  const added = new Map(recorded.flatMap(({ interactions }) => interactions.map((each) => [each.description, each])));
  expect(added.size, 'what a pact receives has a name of its own').toBe(recorded.length);
  const earlier = existsSync(file) ? read(file).interactions : [];
  const interactions = [...earlier.filter(({ description }) => !added.has(description)), ...added.values()];
  interactions.sort((one, other) => (one.description < other.description ? -1 : 1));
  writeFileSync(file, JSON.stringify({ ...recorded[0], interactions }, null, 2));
}

async function record(
  pact: PactV4,
  receives: string,
  endpoint: Endpoint,
  interaction: Interaction<Endpoint>,
): Promise<void> {
  const { given, credentials, options, answers, refuses } = interaction;
  const call = interaction.call as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    contentType?: string;
  };
  const path = fillPath(endpoint.path, call.params);
  let draft = pact.addInteraction();
  for (const [name, params] of given) draft = draft.given(name, params);
  const request = draft.uponReceiving(receives).withRequest(endpoint.method, path, (builder) => {
    const headers = writeHeaders(credentials, options);
    if (Object.keys(headers).length) builder.headers(headers);
    const query = Object.entries(call.query ?? {}).filter(([, value]) => value !== undefined);
    if (query.length) builder.query(Object.fromEntries(query.map(([name, value]) => [name, String(value)])));
    // Files in JSON are written as JSON, or the pact would look for bytes of that type in each of its texts.
    if (isBytes(endpoint.body) && call.contentType === 'application/json')
      builder.jsonBody(JSON.parse(Buffer.from(call.body as Uint8Array).toString()));
    else if (isBytes(endpoint.body)) builder.body(call.contentType!, Buffer.from(call.body as Uint8Array));
    else if (call.body !== undefined) builder.jsonBody(call.body);
  });
  const response = refuses
    ? answerProblem(request, endpoint, path, refuses)
    : answerExample(request, endpoint, answers!);
  await response.executeTest(async (mock) => {
    const client = createClient((url, init) => fetch(url, init), credentials, mock.url);
    const outcome = await client.call(endpoint, interaction.call, options).catch((error: unknown) => error);
    expect(await readOutcome(outcome)).toEqual(refuses ? { refuses } : readExample(endpoint, answers!));
  });
}

/** What came of a call, as the interaction tells it: the key of a problem, the bytes of a file, or the body. */
async function readOutcome(outcome: unknown): Promise<unknown> {
  if (outcome instanceof ApiProblem) return { refuses: outcome.key };
  return outcome instanceof Response ? Buffer.from(await outcome.arrayBuffer()) : outcome;
}

/** An answer without a body has no example. */
function readExample({ responses }: Endpoint, { status, example }: { status: number; example?: unknown }): unknown {
  const schema = responses[status];
  return isSchema(schema) || isBytes(schema) ? example : undefined;
}

function writeHeaders(credentials: Credentials = {}, options: CallOptions = {}): Record<string, string> {
  const headers: Record<string, string> = { ...options.headers };
  if (credentials.bearer) headers['Authorization'] = `Bearer ${credentials.bearer}`;
  if (credentials.basic) {
    headers['Authorization'] = `Basic ${btoa(`${credentials.basic.userid}:${credentials.basic.requestId}`)}`;
  }
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  return headers;
}

function answerExample(
  request: RecordedRequest,
  endpoint: Endpoint,
  { status, example }: { status: number; example?: unknown },
) {
  const schema = endpoint.responses[status];
  return request.willRespondWith(status, (builder) => {
    if (isSchema(schema)) builder.jsonBody(matchSchema(schema, example));
    else if (isBytes(schema)) answerBytes(builder, schema.contentTypes[0]!, example as Buffer);
  });
}

/** Bytes match by the kind that is read from them; all that is text is read as plain text, so its kind stands in the header alone. */
function answerBytes(builder: ResponseBuilder, contentType: string, example: Buffer): void {
  if (!contentType.startsWith('text/')) return void builder.body(contentType, example);
  builder.headers({ 'Content-Type': MatchersV3.regex(`^${contentType}(; charset=utf-8)?$`, contentType) });
  builder.body('text/plain', example);
}

function answerProblem(request: RecordedRequest, endpoint: Endpoint, path: string, key: ProblemKey) {
  const { name, message } = problems[key];
  const status = readProblemStatus(endpoint, key);
  return request.willRespondWith(status, (builder) => {
    builder.jsonBody({
      type: MatchersV3.regex(`^.+/problem/${name}$`, `https://sigillum.example/problem/${name}`),
      method: endpoint.method,
      path,
      status,
      message: MatchersV3.string(message),
      key,
    });
  });
}
