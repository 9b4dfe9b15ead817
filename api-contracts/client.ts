import type { Endpoint, EndpointCall, EndpointResult } from './endpoint.ts';
import { fillPath, isBytes, isEmpty, isSchema } from './endpoint.ts';
import { Problem } from './problem.ts';
import type { ProblemKey } from './problems.ts';

/** What a client asks for: as `fetch` knows it, and as the contract does, for an API in the same process. */
export interface CallInit extends RequestInit {
  call?: {
    endpoint: Endpoint;
    params: Record<string, unknown> | undefined;
    query: Record<string, unknown> | undefined;
  };
}

/** `fetch`, or anything that answers like it: the API in process, the app's proxy, a pact mock. */
export type FetchLike = (url: string, init: CallInit) => Promise<Response>;

export interface Credentials {
  /** Access token of an account. */
  bearer?: string;
  /** A visitor's link: the secret userid and the request's id. */
  basic?: { userid: string; requestId: string };
}

export interface CallOptions {
  /** Makes a repeated changing call harmless: same key, same answer. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface Client {
  call<E extends Endpoint>(endpoint: E, call: EndpointCall<E>, options?: CallOptions): Promise<EndpointResult<E>>;
}

/** The API answered a problem. `key` is stable and decides; the message is English and for logs. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly key: ProblemKey | undefined;
  readonly problem: Problem;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.message);
    this.status = problem.status;
    this.key = problem.key as ProblemKey | undefined;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** The answer does not fit the contract: a defect of one of the two sides, never of the person. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Somebody on the way has answered in the place of the API, or cut its answer off. Whether the API has heard of the call, nobody knows: as where a line breaks. */
export class AnsweredByOther extends TypeError {}

/** What proxies say when nobody is behind them, or has not answered in their time, or when they let nobody through just now: 520 and the like, too. */
const isOfGateway = (status: number): boolean => status === 429 || status >= 500;

type LooseCall = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  contentType?: string;
};

/** A query as it stands in an address: a list is one value, what is not given stands nowhere. */
export const listQuery = (query: Record<string, unknown> = {}): [name: string, value: string][] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, (Array.isArray(value) ? value.join(',') : String(value)).toWellFormed()]);

function writeQuery(query: Record<string, unknown> | undefined): string {
  const fields = listQuery(query);
  return fields.length ? `?${new URLSearchParams(fields)}` : '';
}

function writeAuthorization(credentials: Credentials): Record<string, string> {
  if (credentials.bearer) return { authorization: `Bearer ${credentials.bearer}` };
  if (credentials.basic) {
    return { authorization: `Basic ${btoa(`${credentials.basic.userid}:${credentials.basic.requestId}`)}` };
  }
  return {};
}

async function readProblem(
  endpoint: Endpoint,
  path: string,
  response: Response,
): Promise<ApiProblem | AnsweredByOther> {
  const { status, statusText } = response;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const written: unknown = await response.json().catch(() => undefined);
  return readRefusal(written, { method: endpoint.method, path, status, message: statusText }, retryAfter);
}

/** What was answered to a call that did not succeed, `written` being its body as far as that could be read. */
export function readRefusal(
  written: unknown,
  answer: Pick<Problem, 'method' | 'path' | 'status' | 'message'>,
  retryAfter?: number,
): ApiProblem | AnsweredByOther {
  const parsed = Problem.safeParse(written);
  if (parsed.success) return new ApiProblem(parsed.data, retryAfter);
  const { method, path, status } = answer;
  if (isOfGateway(status)) return new AnsweredByOther(`${method} ${path} was answered ${status}, and not by the API`);
  // Proxies let only so much through.
  const key: ProblemKey | undefined = status === 413 ? 'error.body.too_large' : undefined;
  return new ApiProblem({ type: 'about:blank', ...answer, ...(key && { key }) }, retryAfter);
}

/** Calls endpoints by their contract; every answer is parsed with it. `baseUrl` may be empty for an in-process API. */
export function createClient(fetch: FetchLike, credentials: Credentials = {}, baseUrl = ''): Client {
  return {
    async call(endpoint, call, options = {}) {
      const { params, query, body, contentType } = call as LooseCall;
      const path = fillPath(endpoint.path, params) + writeQuery(query);
      const headers: Record<string, string> = { accept: '*/*', ...writeAuthorization(credentials), ...options.headers };
      if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
      const init: CallInit = { method: endpoint.method, headers, call: { endpoint, params, query } };
      if (options.signal) init.signal = options.signal;
      if (isBytes(endpoint.body)) {
        headers['content-type'] = contentType!;
        Object.assign(init, { body, duplex: 'half' });
      } else if (body !== undefined) {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(body);
      }
      const response = await fetch(baseUrl + path, init);
      const schema = endpoint.responses[response.status];
      if (!schema) {
        if (response.status >= 400) throw await readProblem(endpoint, path, response);
        throw new ContractViolation(
          `${endpoint.method} ${path} answered ${response.status}, which the contract does not name`,
        );
      }
      if (isEmpty(schema)) return undefined as never;
      if (!isSchema(schema)) return response as never;
      const written: unknown = await response.json().catch((cause: unknown) => {
        throw new AnsweredByOther(`The answer of ${endpoint.method} ${path} broke off`, { cause });
      });
      const parsed = schema.safeParse(written);
      if (!parsed.success) throw new ContractViolation(`${endpoint.method} ${path}: ${parsed.error.message}`);
      return parsed.data as never;
    },
  };
}
