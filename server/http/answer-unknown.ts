import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { answerRefusal, refuse } from './refusal.ts';

/**
 * The answer to a call that no route takes: under the base of the machine API another method is named where there is one (405), everything
 * else is not there.
 */
export function answerUnknown(endpoints: readonly Endpoint[], path: string, request: Request): Response {
  const isForProgram = /^\/machine(?:\/|$)/.test(path);
  const response = answerRefusal(refuse('error.not_found'), request, { isForProgram });
  const allowed = isForProgram ? listAllowed(endpoints, path) : [];
  if (!allowed.length) return response;
  const headers = new Headers(response.headers);
  headers.set('allow', allowed.join(', '));
  const { pathname, origin } = new URL(request.url);
  const body = {
    type: `${origin}/problem/problem-with-message`,
    method: request.method,
    path: pathname,
    status: 405,
    message: 'This method is not answered here, only those that the header Allow names.',
  };
  return new Response(JSON.stringify(body), { status: 405, headers });
}

function listAllowed(endpoints: readonly Endpoint[], path: string): string[] {
  const segments = path.split('/');
  const fitting = endpoints.filter((endpoint) => {
    const names = endpoint.path.split('/');
    if (names.length !== segments.length) return false;
    const params: Record<string, string> = {};
    for (const [at, name] of names.entries()) {
      if (name.startsWith('{')) params[name.slice(1, -1)] = segments[at]!;
      else if (name !== segments[at]) return false;
    }
    return !endpoint.params || endpoint.params.safeParse(params).success;
  });
  const methods = new Set(fitting.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  return [...methods].toSorted();
}
