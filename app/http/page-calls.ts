import type { FetchLike } from '@sigillum/api-contracts/client.ts';
import { readRetryAfter } from './retry-after.ts';
import { retryFetch, type RetryOptions, wait } from './retry-fetch.ts';

/** The line to the server broke while the router asked for a page or sent a form. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  /** Seconds after which to try again, where somebody said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number | undefined } = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** How long the browser tries on for a page; the server has its own patience (api.ts). */
const patience: RetryOptions = { attempts: 7, patience: 7000, wait };

/** The router asks with URL objects: for the data of screens, which it also sends forms to, and for routes it does not know yet. */
const isPageCall = (input: RequestInfo | URL): input is URL =>
  input instanceof URL && (input.pathname.endsWith('.data') || input.pathname === '/__manifest');

const isReading = ({ method = 'GET' }: RequestInit) => method === 'GET';

/** Whether somebody on the way has answered: a proxy in whose back nobody is, or which lets nobody through just now; to a form, whoever is not our router. */
const isOfOther = ({ status, headers }: Response, init: RequestInit) =>
  !headers.has('x-remix-response') && (!isReading(init) || status === 429 || status >= 500);

/** What a form is answered, once all of it has come. */
async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer().catch((error: unknown) => {
    throw new ConnectionLost('The answer broke off', { cause: error });
  });
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/**
 * A `fetch` whose page loads are repeated as the specification says (section 8), while the browser is online, and whose broken lines
 * are told apart from bugs: ConnectionLost. Forms are sent once, and count as answered when all of the answer is there. Everything else goes through `fetch` as it is.
 */
export function guardPageCalls(
  fetch: typeof globalThis.fetch,
  isOnline: () => boolean,
  options: RetryOptions = patience,
): typeof globalThis.fetch {
  const askOnce: FetchLike = (url, init) =>
    fetch(url, init).catch((error: unknown) => {
      throw init.signal?.aborted ? error : new ConnectionLost('The server cannot be reached', { cause: error });
    });
  const askPatiently = retryFetch(askOnce, options);
  return async (input, init = {}) => {
    if (!isPageCall(input)) return fetch(input, init);
    const response = await (isOnline() ? askPatiently : askOnce)(input.href, init);
    if (isOfOther(response, init)) {
      const retryAfter = readRetryAfter(response.headers);
      throw new ConnectionLost(`The server cannot be reached: ${response.status}`, { retryAfter });
    }
    return isReading(init) ? response : readWhole(response);
  };
}
