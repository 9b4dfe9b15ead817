import type * as z from 'zod';

import { toUnavailable } from '../csc/csc-errors.ts';
import { sendRepeatedly, type ExternalRequest, type RetryBudget } from '../external/http-client.ts';
import { TrustError } from '../../pki/trust-error.ts';

/** How an on-demand service is reached: it knows its customers by their certificate (mutual TLS). */
export type ServiceAccess = {
  clock: () => Date;
  tls?: ExternalRequest['tls'];
  /** For one exchange, in milliseconds; 20 seconds unless given. */
  timeoutMs?: number;
  /** For calls that may be repeated. */
  retry?: RetryBudget;
};

export type ServiceCall = {
  url: string;
  method?: 'GET';
  /** Objects go out as JSON, forms as forms. */
  body?: object | URLSearchParams;
  /** Where the service has a media type of its own. */
  accept?: string;
  /** Whether asking twice does no more than asking once. */
  isRepeatable: boolean;
};

/** `json` is undefined where an error came without JSON. */
export type ServiceAnswer = { status: number; json: unknown };

const RETRY: RetryBudget = { attempts: 3, firstPauseMs: 300, totalMs: 30_000 };
/** A batch of signatures with their status answers; lists of large authorities have megabytes. */
const MAX_ANSWER = 16 * 1024 * 1024;

function describeBody(body: ServiceCall['body']): { body?: string; headers?: Record<string, string> } {
  if (!body) return {};
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json;charset=utf-8';
  return { body: isForm ? body.toString() : JSON.stringify(body), headers: { 'content-type': type } };
}

/** One exchange of JSON with a service; throws TrustError `unavailable`, or `bad_answer` for a success that is not JSON. */
export async function exchangeJson(access: ServiceAccess, call: ServiceCall): Promise<ServiceAnswer> {
  const { body, headers } = describeBody(call.body);
  const { retry = RETRY, timeoutMs = 20_000, tls } = access;
  const answer = await sendRepeatedly(
    {
      url: call.url,
      method: call.method ?? 'POST',
      headers: { accept: call.accept ?? 'application/json', ...headers },
      ...(body !== undefined && { body }),
      ...(tls && { tls }),
      timeoutMs,
      maxBytes: MAX_ANSWER,
    },
    call.isRepeatable ? retry : { ...retry, attempts: 1 },
  ).catch((cause: unknown) => {
    throw toUnavailable(cause);
  });
  const { status } = answer;
  try {
    return { status, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body)) };
  } catch (cause) {
    if (status >= 400) return { status, json: undefined };
    throw new TrustError('bad_answer', 'the answer of the trust service is not JSON', { cause });
  }
}

/** What an answer says, or TrustError `bad_answer` that names what it lacks and never what it holds. */
export function checkAnswer<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new TrustError('bad_answer', `the answer of the trust service lacks or misspells "${where}"`);
}
