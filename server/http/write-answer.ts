import { Readable } from 'node:stream';
import { isBytes, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import type { Answer } from './transact.ts';

/** Absent is left out. */
const omitNull = (_name: string, value: unknown) => value ?? undefined;

const isPartByPart = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body && !(body instanceof ReadableStream);

/** A list in JSON while its parts come. */
function streamList(parts: AsyncIterable<unknown>, write: (part: unknown) => string): BodyInit {
  async function* list() {
    let separator = '[';
    for await (const part of parts) {
      yield separator + write(part);
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
  return Readable.toWeb(Readable.from(list(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

/** A handler's answer as the response that its contract declares. */
export function writeAnswer(endpoint: Endpoint, { status, body, headers }: Answer): Response {
  const schema = endpoint.responses[status];
  const fields = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  if (isSchema(schema)) {
    fields.set('content-type', 'application/json');
    const write = (value: unknown) => JSON.stringify(value, endpoint.isTolerant ? omitNull : undefined);
    return new Response(isPartByPart(body) ? streamList(body, write) : write(body), { status, headers: fields });
  }
  if (isBytes(schema) && !fields.has('content-type')) fields.set('content-type', schema.contentTypes[0]!);
  return new Response((body as BodyInit | undefined) ?? null, { status, headers: fields });
}

/** An answer within the process: its value is not written down to be read again. */
class ValueAnswer extends Response {
  readonly #value: unknown;

  constructor(value: unknown, init: ResponseInit) {
    super(null, init);
    this.#value = value;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#value);
  }
}

/** The same for who asks within the process, and reads what is JSON on the wire by `json()`. */
export function handOver(endpoint: Endpoint, answer: Answer): Response {
  const { status, body, headers } = answer;
  if (!isSchema(endpoint.responses[status]) || isPartByPart(body)) return writeAnswer(endpoint, answer);
  return new ValueAnswer(body, { status, ...(headers && { headers }) });
}
