import { DerError } from '../../pki/der.ts';
import { buildTimestampRequest, readTimestampResponse, verifyTimestampToken } from '../../pki/timestamp-token.ts';
import { TrustError } from '../../pki/trust-error.ts';
import type { TrustService } from '../trust-service.ts';
import { ExternalError, sendRepeatedly, type RetryBudget } from './http-client.ts';

/** A time-stamping authority of somebody else's (RFC 3161 over HTTP, section 3.4). */
export type ExternalTimestampAuthority = {
  url: string;
  /** User and password for Basic authentication (RFC 7617), where the authority wants them. */
  credentials?: { user: string; password: string };
  /** DER roots that its tokens must chain to. */
  anchors: Uint8Array[];
  /** The policy that tokens must state; any when absent. */
  policy?: string;
  /** A whole answer must arrive within this, in milliseconds; 10 seconds unless given. */
  timeoutMs?: number;
  retry?: RetryBudget;
};

/** A token with its chain has 3 to 8 KB; a placeholder could not hold more than this beside a signature. */
const MAX_ANSWER = 64 * 1024;
const RETRY: RetryBudget = { attempts: 3, firstPauseMs: 300, totalMs: 20_000 };

const fail = (failure: 'unavailable' | 'bad_answer', message: string, cause?: unknown) =>
  new TrustError(failure, message, { reason: 'timestamp', ...(cause !== undefined && { cause }) });

async function askAuthority(authority: ExternalTimestampAuthority, body: Uint8Array): Promise<Uint8Array> {
  const { credentials } = authority;
  const login = credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
  const answer = await sendRepeatedly(
    {
      url: authority.url,
      method: 'POST',
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
        ...(login && { authorization: `Basic ${login}` }),
      },
      body,
      timeoutMs: authority.timeoutMs ?? 10_000,
      maxBytes: MAX_ANSWER,
    },
    authority.retry ?? RETRY,
  ).catch((cause: unknown) => {
    if (!(cause instanceof ExternalError)) throw cause;
    const isOversized = cause.fault === 'too_large';
    throw fail(isOversized ? 'bad_answer' : 'unavailable', `the timestamp authority: ${cause.message}`, cause);
  });
  if (answer.status !== 200) throw fail('unavailable', `the timestamp authority answered status ${answer.status}`);
  return answer.body;
}

/**
 * Asks for a token over a SHA-256 imprint and checks it: status, imprint, nonce, policy, key usage, signature and chain.
 * Throws TrustError with reason `timestamp`: `unavailable` when the authority is away, too slow or rejects the request,
 * `bad_answer` when its token does not hold.
 */
export async function requestTimestamp(
  authority: ExternalTimestampAuthority,
  imprint: Uint8Array,
): Promise<Uint8Array> {
  const { request, nonce } = buildTimestampRequest(imprint);
  const answer = await askAuthority(authority, request);
  try {
    const token = readTimestampResponse(answer);
    const { policy } = verifyTimestampToken(token, { imprint, nonce, anchors: authority.anchors });
    if (authority.policy !== undefined && policy !== authority.policy) {
      throw fail('bad_answer', `the timestamp does not hold: it states policy ${policy}`);
    }
    return token;
  } catch (cause) {
    if (cause instanceof TrustError) {
      // A rejection concerns the authority and us; the signer can do nothing about it.
      throw fail(cause.failure === 'refused' ? 'unavailable' : 'bad_answer', cause.message, cause);
    }
    if (!(cause instanceof DerError) && !(cause instanceof RangeError)) throw cause;
    throw fail('bad_answer', 'the timestamp cannot be read', cause);
  }
}

/** The same trust service with timestamps of an external authority, whose roots then count as anchors, too. */
export function withTimestampAuthority(trust: TrustService, authority: ExternalTimestampAuthority): TrustService {
  return {
    ...trust,
    timestamp: (imprint) => requestTimestamp(authority, imprint),
    anchors: async () => [...(await trust.anchors()), ...authority.anchors],
  };
}
