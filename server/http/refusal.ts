import { problems, type Problem, type ProblemKey, type Violation } from '@sigillum/api-contracts/problems.ts';

interface RefusalExtras {
  violations?: Violation[];
  /** What the client may show: a time, a count. No secret but the challenge that the caller has just earned (error.two_step.needed). */
  details?: Record<string, unknown>;
  /** Seconds, sent as Retry-After. */
  retryAfter?: number;
}

/**
 * A call is refused with a key of the problem table. Thrown, it rolls the transaction back; returned from a handler, what the
 * handler wrote is kept (a counted wrong try must survive its own refusal).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: ProblemKey;
  readonly extras: RefusalExtras;

  constructor(key: ProblemKey, extras: RefusalExtras = {}) {
    super(problems[key].message);
    this.key = key;
    this.extras = extras;
  }
}

export const refuse = (key: ProblemKey, extras?: RefusalExtras): Refusal => new Refusal(key, extras);

/** What has happened, without what to do: programs show one sentence to people, or write it into a log (machine API, section 8). */
const readFirstSentence = (message: string): string => message.replace(/(?<=\.) [A-Z].*$/, '');

const fill = (message: string, details: Record<string, unknown> = {}): string =>
  message.replaceAll(/\{(\w+)\}/g, (word, name: string) => String(details[name] ?? word));

/** Writes the error body of the wire shapes; `status` where the endpoint knows the problem by another one, `isForProgram` in its dialect. */
export function answerRefusal(
  refusal: Refusal,
  request: { method: string; url: string },
  {
    status = problems[refusal.key].status,
    isForProgram = false,
  }: { status?: number; isForProgram?: boolean | undefined } = {},
): Response {
  const { name, message: pattern } = problems[refusal.key];
  const { pathname, origin } = new URL(request.url);
  const { violations, details, retryAfter } = refusal.extras;
  const message = fill(pattern, details);
  const body: Problem = {
    type: `${origin}/problem/${name}`,
    method: request.method,
    path: pathname,
    status,
    message: isForProgram ? readFirstSentence(message) : message,
    key: refusal.key,
    ...(violations && { violations }),
    ...(details && { details }),
  };
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  // Pages would make the browser ask for a password; for programs RFC 9110 demands it, and some libraries of theirs fail without.
  if (isForProgram && status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfter ?? status === 503) headers.set('retry-after', String(retryAfter ?? 5));
  return new Response(JSON.stringify(body), { status, headers });
}
