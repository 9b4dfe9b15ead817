import { matchRoutes } from 'react-router';
import { describeHttp, noteAnswer, traceWork } from '../process/trace-work.ts';
import type { Services } from '../services.ts';

/** Calls of the API, which name themselves where their contract is known, and files of the build, of which there are too many. */
const elsewhere = /^\/(?:(?:v1|v2|v3|machine)\/|assets\/|img\/|builds\/)/;
const bridge = /^\/(view\/[^/]+\/)?bff\//;
const apart = /^\/(trust|api-docs|reports|openapi\.json)(?:\/|$)/;

/**
 * Follows what is asked of the server outside the API: pages by the patterns of their screens, the bridge and what stands apart by their
 * first words. Addresses themselves hold secrets of visitors.
 */
export function makePageTracer(
  screens: readonly { path: string }[],
  { metrics, config }: Pick<Services, 'metrics' | 'config'>,
) {
  const isFollowed = metrics !== undefined || config.tracing !== undefined;
  const routes = screens.map(({ path }) => ({ path }));
  const name = (path: string): string => {
    const [, first] = apart.exec(path) ?? [];
    if (first) return `/${first}`;
    const [isBridge, visit] = bridge.exec(path) ?? [];
    if (isBridge) return visit ? '/view/:id/bff' : '/bff';
    return matchRoutes(routes, path.replace(/(?:\/_root)?\.data$/, '') || '/')?.at(-1)?.route.path ?? '*';
  };
  return async (method: string, path: string, answer: () => Promise<number>): Promise<void> => {
    // To find the pattern takes as long as a call of the API.
    if (!isFollowed || elsewhere.test(path)) return void (await answer());
    const route = name(path);
    const begun = performance.now();
    await traceWork(
      `${method} ${route}`,
      async (span) => {
        const status = await answer();
        noteAnswer(span, status);
        metrics?.observePage({ method, route, status, seconds: (performance.now() - begun) / 1000 });
      },
      { kind: 'server', isRoot: true, facts: describeHttp(method, route) },
    );
  };
}
