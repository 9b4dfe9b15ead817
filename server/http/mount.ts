import type { Span } from '@opentelemetry/api';
import type { Hono } from 'hono';
import { isBytes, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { listProblems } from '@sigillum/api-contracts/list-problems.ts';
import { readProblemStatus } from '@sigillum/api-contracts/read-problem-status.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { ScannerAwayError } from '../antivirus/clamd.ts';
import { isDatabaseUnavailable, isStatementOverdue } from '../database/connect.ts';
import { isReferenceViolation } from '../database/violations.ts';
import type { Services } from '../services.ts';
import { isDiskFull, StorageUnavailableError } from '../storage/blob-store.ts';
import type { Actor } from './actor.ts';
import { describeHttp, isTraced, noteAnswer, traceWork } from '../process/trace-work.ts';
import { authenticate, chooseDatabase, expectUser } from './authenticate.ts';
import { requireKeyStill } from './authenticate-program.ts';
import { workFor } from './caller-context.ts';
import type { AnyContext, Implementation } from './implement.ts';
import { isUpload, judgeProgramCall } from './limit-programs.ts';
import { logCall } from './log-call.ts';
import { openRepeatable } from './open-repeatable.ts';
import { readBody, readQuery, validate } from './read-input.ts';
import { readIncoming } from './read-incoming.ts';
import { readMeta, type Bindings, type Incoming } from './read-meta.ts';
import { Refusal, refuse, answerRefusal } from './refusal.ts';
import { requireScope } from './require-scope.ts';
import { takeTurn } from './take-turn.ts';
import type { ReadLargeBody } from './stored-input.ts';
import { fingerprintCall, keepAnswer, recall, transact, type Answer } from './transact.ts';
import { handOver, writeAnswer } from './write-answer.ts';

/** The log's message when an answer is a problem that the endpoint's contract does not name. */
export const undeclared = 'refusal that the contract does not name';

export type Api = Hono<{ Bindings: Bindings }>;

/** Hono serves the first route that fits, so literal segments go before parameters. */
export function sortByPath<T extends { endpoint: Endpoint }>(implementations: readonly T[]): T[] {
  const rank = (path: string) => path.replaceAll(/\{\w+\}/g, '~');
  return implementations.toSorted((a, b) => (rank(a.endpoint.path) < rank(b.endpoint.path) ? -1 : 1));
}

export interface Ground {
  services: Services;
  readLargeBody: ReadLargeBody;
}

/** What is known of a call by the time it ends. */
interface Known {
  actor?: Actor;
  /** Headers that every answer carries. */
  headers?: Record<string, string>;
}

export function mount(api: Api, implementations: readonly Implementation[], ground: Ground): void {
  for (const implementation of sortByPath(implementations)) {
    const { method, path } = implementation.endpoint;
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      serveTraced(readIncoming(c), implementation, ground, writeAnswer),
    );
  }
}

/** Answers a call that a page makes within the process: what is JSON on the wire is handed over as it is. */
export const answerHere = (incoming: Incoming, implementation: Implementation, ground: Ground): Promise<Response> =>
  serveTraced(incoming, implementation, ground, handOver);

type WriteAnswer = typeof writeAnswer;

/** Lets traces tell of the call, by the pattern of its route. */
function serveTraced(
  incoming: Incoming,
  implementation: Implementation,
  ground: Ground,
  write: WriteAnswer,
): Promise<Response> {
  const { method, path } = implementation.endpoint;
  // Pages call the API inside the process.
  const about = { ...(!isTraced() && { kind: 'server' as const }), facts: describeHttp(method, path) };
  return traceWork(`${method} ${path}`, (span) => serve(incoming, implementation, ground, { span, write }), about);
}

async function serve(
  incoming: Incoming,
  implementation: Implementation,
  ground: Ground,
  { span, write }: { span: Span; write: WriteAnswer },
): Promise<Response> {
  const { endpoint } = implementation;
  const { log, metrics } = ground.services;
  const begun = performance.now();
  const known: Known = {};
  const end = (response: Response, key?: ProblemKey) => {
    logCall(log, { endpoint, actor: known.actor, ip: incoming.env?.ip, status: response.status, ...(key && { key }) });
    noteAnswer(span, response.status, key);
    for (const [name, value] of Object.entries(known.headers ?? {})) response.headers.set(name, value);
    noteProgramCall(ground.services, incoming, known.actor, {
      ...{ status: response.status, key: key ?? null },
      milliseconds: Math.round(performance.now() - begun),
    });
    metrics?.observeCall({
      ...{ method: endpoint.method, route: endpoint.path, status: response.status },
      seconds: (performance.now() - begun) / 1000,
    });
    return response;
  };
  const answerRefused = (refusal: Refusal) => {
    // A defect of ours: clients could not prepare for it. Tests fail on it (testing/test-services.ts).
    if (!listProblems(endpoint).includes(refusal.key))
      log.error(undeclared, { method: endpoint.method, path: endpoint.path, key: refusal.key });
    const dialect = { status: readProblemStatus(endpoint, refusal.key), isForProgram: endpoint.isTolerant };
    return end(answerRefusal(refusal, incoming.request(), dialect), refusal.key);
  };
  try {
    const answer = await run(incoming, implementation, ground, known);
    if (answer instanceof Refusal) return answerRefused(answer);
    const etag = answer.headers?.['etag'];
    if (etag && endpoint.method === 'GET' && incoming.header('if-none-match') === etag)
      return end(new Response(null, { status: 304, headers: answer.headers! }));
    const isHead = incoming.method === 'HEAD';
    // Nobody will read the file: what it was opened with is given back.
    if (isHead && answer.body instanceof ReadableStream) await answer.body.cancel();
    return end(write(endpoint, isHead ? { ...answer, body: null } : answer));
  } catch (thrown) {
    const error = await explainGone(thrown, ground.services, known.actor);
    if (error instanceof Refusal) return answerRefused(error);
    log.error('call failed', { method: endpoint.method, path: endpoint.path, error });
    return answerRefused(judgeFailure(error));
  }
}

/** What an API user has begun who was deleted meanwhile is about nobody: that user is told what the next call will be told. */
async function explainGone(error: unknown, services: Services, actor: Actor | undefined): Promise<unknown> {
  if (actor?.kind !== 'api' || !isReferenceViolation(error)) return error;
  return requireKeyStill(services, actor, new Date(0)).then(
    () => error,
    (refusal: unknown) => refusal,
  );
}

/** Those who keep a program may look up what it has asked, and how that went. */
function noteProgramCall(
  { programCalls, now }: Services,
  { method, path }: Incoming,
  actor: Actor | undefined,
  outcome: { status: number; key: string | null; milliseconds: number },
): void {
  if (actor?.kind !== 'api') return;
  const { businessId: business_id, username } = actor;
  programCalls.note({ business_id, username, at: now(), method, path, ...outcome });
}

/** Reads the call, then lets the handler answer it: a changing call in one transaction, unless the handler opens its own. */
async function run(
  incoming: Incoming,
  implementation: Implementation,
  ground: Ground,
  known: Known,
): Promise<Answer | Refusal> {
  const { endpoint, asksByIdAlone } = implementation;
  const { services } = ground;
  if (!endpoint.tellsHealth) await services.clock.settle();
  const serveActor = (actor: Actor) => workFor(actor, () => serveKnown(incoming, implementation, ground, known, actor));
  const sessions = incoming.env?.sessions;
  const authenticated = authenticate(endpoint, incoming, services, sessions);
  const expected = asksByIdAlone ? expectUser(endpoint, incoming, services, sessions) : undefined;
  // Whether the token counts, and what is asked for by it, the database tells in one statement; the first decides.
  const begun = expected && serveActor(expected);
  begun?.catch(() => undefined);
  known.actor = await authenticated;
  return begun ?? serveActor(known.actor);
}

/** The same, once it is known for whom. */
async function serveKnown(
  incoming: Incoming,
  { endpoint, handle }: Implementation,
  { services, readLargeBody }: Ground,
  known: Known,
  actor: Actor,
): Promise<Answer | Refusal> {
  const { path, env } = incoming;
  const replica = endpoint.isAboutMuch ? await services.replica?.follow() : undefined;
  const db = replica ?? (endpoint.method === 'GET' ? chooseDatabase(services.db, env?.sessions) : services.db);
  const now = services.now();
  if (actor.kind === 'api') {
    const counted = judgeProgramCall(actor.minute, endpoint, now);
    known.headers = counted.headers;
    if (counted.refusal) throw counted.refusal;
  }
  requireScope(endpoint, actor);
  const params = validate(endpoint.params, incoming.params(), 'error.not_found');
  const query = readQuery(endpoint, incoming);
  // What could not be looked at is not received in vain.
  if ((isBytes(endpoint.body) || endpoint.streamsContent) && services.pdf.isFull())
    throw refuse('error.unavailable', { retryAfter: fullSeconds });
  const readFiles: ReadLargeBody = (request, check, files) =>
    readLargeBody(
      request,
      async (value) => {
        if (actor.kind === 'api') await requireKeyStill(services, actor, now);
        return check(value);
      },
      files,
    );
  const body = endpoint.body && (await readBody(endpoint, incoming.request(), readFiles));
  const repeatable = openRepeatable(endpoint, incoming, { actor, path, body, now }, services);
  const nameCall = (content?: string) => {
    if (!repeatable || !content) return repeatable;
    return {
      ...repeatable,
      fingerprint: fingerprintCall(services.secrets, { method: endpoint.method, path, body: content }),
    };
  };
  const inOne: AnyContext['transact'] = (work, content) => transact(db, nameCall(content), work);
  const context: AnyContext = {
    services,
    actor,
    db,
    transact: inOne,
    isRepeatable: repeatable !== undefined,
    recall: (content) => recall(db, nameCall(content)),
    keepAnswer: (trx, revise) => keepAnswer(trx, repeatable, revise),
    now,
    meta: readMeta(incoming),
  };
  const input = { params, query, body };
  const isOneTransaction = endpoint.method !== 'GET' && !endpoint.ownTransaction;
  const serveIt = () =>
    isOneTransaction ? inOne((trx) => handle(input, { ...context, db: trx })) : handle(input, context);
  // Files are few, and may take minutes.
  return actor.kind === 'api' && !isUpload(endpoint) ? takeTurn(actor.id, serveIt) : serveIt();
}

/** Seconds after which some of those who wait for a worker have been served. */
const fullSeconds = 10;

/** Seconds after which something that took too long may be tried again: others have the database meanwhile. */
const restSeconds = 30;

/** What a caller is told of a failure: that a dependency is down, that the call wants too much at once, or no more than that we failed. */
function judgeFailure(error: unknown): Refusal {
  if (isStatementOverdue(error)) return refuse('error.too_slow', { retryAfter: restSeconds });
  const isUnavailable =
    isDatabaseUnavailable(error) ||
    isDiskFull(error) ||
    [StorageUnavailableError, ScannerAwayError].some((kind) => error instanceof kind);
  return refuse(isUnavailable ? 'error.unavailable' : 'error.internal');
}
