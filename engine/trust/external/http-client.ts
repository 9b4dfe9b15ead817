import http from 'node:http';
import https from 'node:https';

import { AddressRefused, checkLiteralHost, lookupWithin, type AddressRule } from './public-addresses.ts';

/** One exchange with a service that is not ours: every limit is the caller's, because every service is another. */
export type ExternalRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  /** The whole exchange, from the name look-up to the last byte of the answer, in milliseconds. */
  timeoutMs: number;
  /** A longer answer is not read. */
  maxBytes: number;
  /**
   * Takes the body of a 200 as it arrives, instead of the answer; at most `maxBytes` come, then it throws. What it throws is the
   * caller's.
   */
  receive?: (bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Only status and headers matter: whatever follows is neither read nor waited for. */
  ignoresBody?: true;
  /** Our own certificate, for services that know their customers by it, and roots beside the usual ones; all PEM. */
  tls?: { cert?: string; key?: string; ca?: string };
  /** Where the connection may go; by default anywhere, for addresses that the operator has configured. */
  addresses?: AddressRule;
};

export type ExternalAnswer = { status: number; headers: http.IncomingHttpHeaders; body: Uint8Array<ArrayBuffer> };

/**
 * Why there is no answer: `timeout` (a trickle of bytes counts), `too_large`, `address` (nobody may be asked there),
 * `truncated` (fewer bytes than promised) or `connection`.
 */
export type ExternalFault = 'timeout' | 'too_large' | 'address' | 'truncated' | 'connection';

export class ExternalError extends Error {
  override name = 'ExternalError';
  readonly fault: ExternalFault;

  constructor(fault: ExternalFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

function describeFault(error: unknown, host: string): ExternalError {
  if (error instanceof ExternalError) return error;
  if (error instanceof AddressRefused) return new ExternalError('address', error.message, { cause: error });
  const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
  return new ExternalError('connection', `${host} cannot be reached (${code})`, { cause: error });
}

function readUrl(text: string, addresses: AddressRule | undefined): URL {
  if (!URL.canParse(text)) throw new ExternalError('address', 'the address is no URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ExternalError('address', `${url.protocol} is no address for a service`);
  }
  checkLiteralHost(url.hostname, addresses);
  return url;
}

/** Collects an answer's body; `settle` is called once, with the body or with the reason why there is none. */
function collectBody(
  incoming: http.IncomingMessage,
  { host, maxBytes }: { host: string; maxBytes: number },
  settle: (result: Uint8Array<ArrayBuffer> | ExternalError) => void,
): void {
  const parts: Buffer[] = [];
  let size = 0;
  const breakOff = () => settle(new ExternalError('truncated', `${host} broke off its answer`));
  incoming.on('data', (part: Buffer) => {
    size += part.byteLength;
    if (size > maxBytes) settle(new ExternalError('too_large', `${host} answered more than ${maxBytes} bytes`));
    else parts.push(part);
  });
  incoming.on('error', breakOff);
  incoming.on('end', () => (incoming.complete ? settle(new Uint8Array(Buffer.concat(parts))) : breakOff()));
}

/** An answer's body as it arrives, no more than `maxBytes` of it and not less than was promised. */
async function* readBody(
  incoming: http.IncomingMessage,
  { host, maxBytes }: { host: string; maxBytes: number },
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new ExternalError('too_large', `${host} answered more than ${maxBytes} bytes`);
  if (Number(incoming.headers['content-length']) > maxBytes) throw tooLarge();
  let size = 0;
  try {
    for await (const part of incoming as AsyncIterable<Buffer>) {
      size += part.byteLength;
      if (size > maxBytes) throw tooLarge();
      yield part;
    }
  } catch (error) {
    throw error instanceof ExternalError
      ? error
      : new ExternalError('truncated', `${host} broke off its answer`, { cause: error });
  }
  if (!incoming.complete) throw new ExternalError('truncated', `${host} broke off its answer`);
}

/**
 * Sends one HTTP or HTTPS request and reads the whole answer within the limits; redirects are the caller's business.
 * Answers of any status are answers. Throws ExternalError.
 */
export function sendExternally(request: ExternalRequest): Promise<ExternalAnswer> {
  const { method = 'GET', timeoutMs, maxBytes } = request;
  return new Promise((resolve, reject) => {
    try {
      const url = readUrl(request.url, request.addresses);
      const body = typeof request.body === 'string' ? Buffer.from(request.body) : request.body;
      const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        // A connection of its own: nothing of one exchange, nor a socket that has died since, reaches the next.
        agent: false,
        headers: {
          ...request.headers,
          'user-agent': 'Sigillum',
          ...(body && { 'content-length': String(body.byteLength) }),
        },
        lookup: lookupWithin(request.addresses),
        ...(url.protocol === 'https:' && request.tls),
      });
      const fail = (error: unknown) => {
        clearTimeout(deadline);
        outgoing.destroy();
        reject(describeFault(error, url.host));
      };
      const failAsIs = (error: unknown) => {
        clearTimeout(deadline);
        outgoing.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const deadline = setTimeout(
        () => fail(new ExternalError('timeout', `${url.host} did not answer within ${timeoutMs} ms`)),
        timeoutMs,
      );
      outgoing.on('error', fail);
      outgoing.once('response', (incoming) => {
        if (request.ignoresBody) {
          clearTimeout(deadline);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: new Uint8Array() });
          outgoing.destroy();
          return;
        }
        if (request.receive && incoming.statusCode === 200) {
          const { headers } = incoming;
          request.receive(readBody(incoming, { host: url.host, maxBytes })).then(() => {
            clearTimeout(deadline);
            resolve({ status: 200, headers, body: new Uint8Array() });
          }, failAsIs);
          return;
        }
        collectBody(incoming, { host: url.host, maxBytes }, (result) => {
          if (result instanceof ExternalError) return fail(result);
          clearTimeout(deadline);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: result });
        });
      });
      outgoing.end(body);
    } catch (error) {
      reject(describeFault(error, 'the service'));
    }
  });
}

/** How often and how long a request that may be repeated is repeated, in milliseconds. */
export type RetryBudget = {
  attempts: number;
  /** Pause before the second attempt; it doubles each time. */
  firstPauseMs: number;
  totalMs: number;
};

/** Whether an answer says no more than "later" (RFC 9110, section 15.6.4; RFC 6585, section 4). */
export const isPassing = (status: number) => status === 429 || status >= 500;

/** Seconds of Retry-After as milliseconds; undefined when the header is absent or a date. */
export function readRetryAfter(headers: http.IncomingHttpHeaders): number | undefined {
  const text = headers['retry-after'];
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}

/**
 * Sends a request that changes nothing until it is answered, the attempts run out or the budget ends. Returns the last
 * answer, whatever its status; throws the last ExternalError.
 */
export async function sendRepeatedly(request: ExternalRequest, budget: RetryBudget): Promise<ExternalAnswer> {
  const end = performance.now() + budget.totalMs;
  for (let attempt = 1, pause = budget.firstPauseMs; ; attempt += 1, pause *= 2) {
    const left = Math.max(1, end - performance.now());
    const result = await sendExternally({ ...request, timeoutMs: Math.min(request.timeoutMs, left) }).catch(
      (error: unknown) => error as ExternalError,
    );
    const isAnswer = !(result instanceof Error);
    const wait = Math.max(pause, (isAnswer && readRetryAfter(result.headers)) || 0);
    const canPass = isAnswer ? isPassing(result.status) : isWorthRepeating(result);
    if (!canPass || attempt >= budget.attempts || performance.now() + wait >= end) {
      if (isAnswer) return result;
      throw result;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  }
}

const isWorthRepeating = (error: Error) =>
  error instanceof ExternalError && !['address', 'too_large'].includes(error.fault);
