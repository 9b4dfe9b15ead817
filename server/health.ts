/** Resolves when a part of the server works, throws when not. */
export type HealthCheck = () => Promise<unknown>;

/** What /readyz answers: whether requests can be served, and which part stands in the way. No details: anybody may ask. */
export type Readiness = { isReady: boolean; checks: Record<string, 'ok' | 'failed'> };

/** Runs every check at once; one that takes longer than `limitMs` has failed. `onFailure` hears why. */
export async function checkReadiness(
  checks: Readonly<Record<string, HealthCheck>>,
  onFailure: (name: string, error: unknown) => void,
  limitMs = 2000,
): Promise<Readiness> {
  const entries = Object.entries(checks).map(async ([name, check]) => {
    try {
      await withLimit(check(), limitMs);
      return [name, 'ok'] as const;
    } catch (error) {
      onFailure(name, error);
      return [name, 'failed'] as const;
    }
  });
  const results = await Promise.all(entries);
  return { isReady: results.every(([, state]) => state === 'ok'), checks: Object.fromEntries(results) };
}

function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
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
