import { type CallInit, listQuery } from '@sigillum/api-contracts/client.ts';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { answerHere, type Ground } from './mount.ts';
import type { Implementation } from './implement.ts';
import type { Bindings, Incoming } from './read-meta.ts';

/** Answers a page's call within the process; undefined where it has to go the way of any other. */
export type AskDirectly = (url: string, init: CallInit, env: Bindings) => Promise<Response> | undefined;

/** What no way to a route could read otherwise. */
const plain = /^[\w-]+$/;

const here = 'http://localhost';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * The way from a page to a handler: what it reads is handed over as it is, neither written as an address nor as JSON. Input and answer pass the
 * contract as they do over HTTP. What changes something, or comes with a body, goes the usual way.
 */
export function makeAskDirectly(implementations: readonly Implementation[], ground: Ground): AskDirectly {
  // By name: the app's bundle has contracts of its own.
  const known = new Map(implementations.map((one) => [nameOf(one.endpoint), one]));
  return (url, init, env) => {
    const { call } = init;
    const implementation = call && known.get(nameOf(call.endpoint));
    if (!implementation) return undefined;
    const { method, body, isTolerant } = implementation.endpoint;
    if (method !== 'GET' || body || isTolerant) return undefined;
    const params = Object.entries(call.params ?? {}).map(([name, value]) => [name, String(value)] as const);
    if (!params.every(([, value]) => plain.test(value))) return undefined;
    const headers = init.headers as Record<string, string>;
    const incoming: Incoming = {
      method: 'GET',
      path: url.split('?', 1)[0]!,
      env,
      params: () => Object.fromEntries(params),
      query: () => Object.fromEntries(listQuery(call.query)),
      header: (name) => headers[name.toLowerCase()],
      request: () => new Request(here + url, init),
    };
    return answerHere(incoming, implementation, ground);
  };
}
