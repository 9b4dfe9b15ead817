/**
 * Resolves when a part of the server works, throws when not. A check that knows more than that resolves to a
 * HealthFinding.
 */
export type HealthCheck = () => Promise<unknown>;

/** A check for each part of this server. Without the two that are named, no call can be served; which others there are depends on how it is set up. */
export interface HealthChecks {
  database: HealthCheck;
  files: HealthCheck;
  [part: string]: HealthCheck;
}

/** What a check has found, in stable words that may be told to anybody; `message` is for the log alone. */
export type HealthFinding = {
  /** `ok` or a word for the fault. */
  state: string;
  isWell: boolean;
  message?: string;
  /** What will need the operator soon. */
  notices: string[];
  /** Whole days until something ends, by name. */
  daysLeft?: Record<string, number>;
};

/**
 * What /readyz answers: whether requests can be served, and which part stands in the way (`ok`, `failed`, or the word of
 * the check). No causes: anybody may ask.
 */
export type Readiness = {
  isReady: boolean;
  checks: Record<string, string>;
  notices?: Record<string, string[]>;
  daysLeft?: Record<string, Record<string, number>>;
};

const isFinding = (value: unknown): value is HealthFinding =>
  typeof value === 'object' && value !== null && 'isWell' in value && 'state' in value;

/** What a check has found: well where it knows no more than that. */
export const readFinding = (answer: unknown): HealthFinding =>
  isFinding(answer) ? answer : { state: 'ok', isWell: true, notices: [] };

const pickGiven = <T>(entries: (readonly [string, T | undefined])[]) =>
  Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));

/** Runs every check at once; one that takes longer than `limitMs` has failed. `onFailure` hears why. */
export async function checkReadiness(
  checks: Readonly<Record<string, HealthCheck>>,
  onFailure: (name: string, error: unknown) => void,
  limitMs = 2000,
): Promise<Readiness> {
  const work = Object.entries(checks).map(async ([name, check]): Promise<[string, HealthFinding]> => {
    try {
      const finding = readFinding(await withLimit(check(), limitMs));
      if (!finding.isWell) onFailure(name, new Error(finding.message ?? finding.state));
      return [name, finding];
    } catch (error) {
      onFailure(name, error);
      return [name, { state: 'failed', isWell: false, notices: [] }];
    }
  });
  const found = await Promise.all(work);
  const notices = pickGiven(found.map(([name, one]) => [name, one.notices.length > 0 ? one.notices : undefined]));
  const daysLeft = pickGiven(found.map(([name, one]) => [name, one.daysLeft]));
  return {
    isReady: found.every(([, { isWell }]) => isWell),
    checks: Object.fromEntries(found.map(([name, { state }]) => [name, state])),
    ...(Object.keys(notices).length > 0 && { notices }),
    ...(Object.keys(daysLeft).length > 0 && { daysLeft }),
  };
}

/** What comes of the work, or an error once it has taken too long; it goes on all the same. */
export function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/**
 * Answers /livez (the process runs) and /readyz (it can serve; 503 while it starts, drains or lacks a part).
 * Undefined for every other path.
 */
export async function answerHealth(
  request: Request,
  readReadiness: () => Promise<Readiness>,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname !== '/livez' && pathname !== '/readyz') return undefined;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const body = pathname === '/livez' ? { isAlive: true } : await readReadiness();
  const isWell = !('isReady' in body) || body.isReady;
  const headers: Record<string, string> = { 'cache-control': 'no-store', ...(!isWell && { 'retry-after': '5' }) };
  return Response.json(body, { status: isWell ? 200 : 503, headers });
}
