import type { Context as HonoContext, Hono } from 'hono';
import { isBytes, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { listProblems } from '@sigillum/api-contracts/list-problems.ts';
import { isDatabaseUnavailable } from '../database/connect.ts';
import type { Services } from '../services.ts';
import { StorageFullError } from '../storage/blob-store.ts';
import type { Actor } from './actor.ts';
import { authenticate } from './authenticate.ts';
import type { CallMeta, Context, Implementation } from './implement.ts';
import { readBody, validate } from './read-input.ts';
import { Refusal, refuse, answerRefusal } from './refusal.ts';
import { fingerprintCall, recall, transact, type Answer, type Repeatable } from './transact.ts';

/** What the process that calls the API vouches for. */
export interface Bindings {
  ip?: string;
  /** Whether the call came through a proxy, trusted or not, or under a name that is not this machine's. */
  isProxied?: boolean;
  /** What the caller's program calls itself, where the process calls in its name. */
  userAgent?: string;
}
/** The log's message when an answer is a problem that the endpoint's contract does not name. */
export const undeclared = 'refusal that the contract does not name';

export type Api = Hono<{ Bindings: Bindings }>;

/** Hono serves the first route that fits, so literal segments go before parameters. */
export function sortByPath<T extends { endpoint: Endpoint }>(implementations: readonly T[]): T[] {
  const rank = (path: string) => path.replaceAll(/\{\w+\}/g, '~');
  return implementations.toSorted((a, b) => (rank(a.endpoint.path) < rank(b.endpoint.path) ? -1 : 1));
}

export function mount(api: Api, implementations: readonly Implementation[], services: Services): void {
  for (const implementation of sortByPath(implementations)) {
    const { method, path } = implementation.endpoint;
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => serve(c, implementation, services));
  }
}

async function serve(
  c: HonoContext<{ Bindings: Bindings }>,
  { endpoint, handle }: Implementation,
  services: Services,
): Promise<Response> {
  const answerRefused = (refusal: Refusal) => {
    // A defect of ours: clients could not prepare for it. Tests fail on it (testing/test-services.ts).
    if (!listProblems(endpoint).includes(refusal.key))
      services.log.error(undeclared, { method: endpoint.method, path: endpoint.path, key: refusal.key });
    return answerRefusal(refusal, c.req.raw);
  };
  try {
    const request = c.req.raw;
    const actor = await authenticate(endpoint.auth, request, services);
    const params = validate(endpoint.params, c.req.param(), 'error.not_found');
    const query = validate(endpoint.query, c.req.query());
    const body = await readBody(endpoint, request, services);
    const meta = readMeta(c);
    const now = services.now();
    const key = endpoint.method === 'GET' ? undefined : readKey(request);
    const repeatable: Repeatable | undefined = key
      ? {
          actor: nameActor(actor),
          key,
          now,
          secrets: services.secrets,
          fingerprint: fingerprintCall(endpoint.method, c.req.path, isBytes(endpoint.body) ? null : body),
        }
      : undefined;
    const inOne = <T extends Answer | Refusal>(work: (trx: never) => Promise<T>, content?: string) => {
      const fingerprint = content && fingerprintCall(endpoint.method, c.req.path, content);
      return transact(services.db, repeatable && { ...repeatable, ...(fingerprint && { fingerprint }) }, work as never);
    };
    const context = {
      services,
      actor,
      db: services.db,
      transact: inOne,
      recall: () => recall(services.db, repeatable),
      now,
      meta,
    } as unknown as Context;
    const run = (db: Context['db']) =>
      handle({ params, query, body } as never, { ...context, db } as never) as Promise<Answer | Refusal>;
    const isOneTransaction = endpoint.method !== 'GET' && !endpoint.ownTransaction;
    const answer = isOneTransaction ? await inOne(run) : await run(services.db);
    if (answer instanceof Refusal) return answerRefused(answer);
    const etag = answer.headers?.['etag'];
    if (etag && endpoint.method === 'GET' && c.req.header('if-none-match') === etag)
      return new Response(null, { status: 304, headers: answer.headers! });
    // Nobody will read the file: what it was opened with is given back.
    if (meta.isHead && answer.body instanceof ReadableStream) await answer.body.cancel();
    return writeAnswer(endpoint, meta.isHead ? { ...answer, body: null } : answer);
  } catch (error) {
    if (error instanceof Refusal) return answerRefused(error);
    services.log.error('call failed', { method: endpoint.method, path: endpoint.path, error });
    return answerRefused(refuse(isUnavailable(error) ? 'error.unavailable' : 'error.internal'));
  }
}

/** A dependency is down: the database cannot be reached, or there is no room for files. */
const isUnavailable = (error: unknown): boolean => isDatabaseUnavailable(error) || error instanceof StorageFullError;

const mostOfKey = 255;

/** The call's idempotency key, if it has one. */
function readKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') || undefined;
  if (key === undefined || key.length <= mostOfKey) return key;
  const message = `At most ${mostOfKey} characters.`;
  throw refuse('error.validation', {
    violations: [{ field: 'Idempotency-Key', code: 'too_big', message, limit: mostOfKey }],
  });
}

function readMeta(c: HonoContext<{ Bindings: Bindings }>): CallMeta {
  const header = (name: string) => c.req.header(name);
  const disposition = /filename\*=UTF-8''([^;]+)/i.exec(header('content-disposition') ?? '')?.[1];
  return {
    ip: c.env?.ip ?? '',
    isProxied: c.env?.isProxied ?? false,
    zone: readZone(header('x-time-zone')),
    userAgent: c.env?.userAgent ?? header('user-agent'),
    contentType: (header('content-type') ?? '').split(';')[0]!.trim().toLowerCase(),
    filename: disposition && decodeName(disposition),
    isHead: c.req.raw.method === 'HEAD',
    signal: c.req.raw.signal,
  };
}

const defaultZone = 'Europe/Zurich';

/** An IANA zone that this runtime knows, or the default of the product. */
function readZone(zone: string | undefined): string {
  // An offset is no zone, and PostgreSQL counts it the other way round.
  if (!zone || zone === defaultZone || !/^[A-Za-z]/.test(zone)) return defaultZone;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return defaultZone;
  }
}

function decodeName(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const nameActor = (actor: Actor): string =>
  actor.kind === 'user' ? `user:${actor.id}` : actor.kind === 'visitor' ? `visitor:${actor.sid}` : 'anonymous';

function writeAnswer(endpoint: Endpoint, { status, body, headers }: Answer): Response {
  const schema = endpoint.responses[status];
  const fields = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  if (isSchema(schema)) {
    fields.set('content-type', 'application/json');
    return new Response(JSON.stringify(body), { status, headers: fields });
  }
  if (isBytes(schema) && !fields.has('content-type')) fields.set('content-type', schema.contentTypes[0]!);
  return new Response((body as BodyInit | undefined) ?? null, { status, headers: fields });
}
