import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { TanSent } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { Call } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { hintProof, type Proof } from './proof-rule.ts';
import { covers, printDocuments } from './print-documents.ts';
import { hashTan, sendTan } from './send-tan.ts';
import { countWrongTan, lockTan } from './tan-repository.ts';
import { judgeTan, tanRules, waitForResend, type TanState } from '../rules/tan-rule.ts';

/** Who asks for a code, how it is sent, and for which requests. */
type TanWish = TanHolder & { proof: Proof; requestIds: readonly string[] };

/** Whose code it is. */
export interface TanHolder {
  sid: string;
  requestId: string;
}

/** Seconds until a lock ends. */
const lockedFor = (tan: TanState, now: Date) => Math.ceil((tan.lockedUntil!.getTime() - now.getTime()) / 1000);

/**
 * Judges the code that a signer gave, and counts a wrong one. Return the refusal from the handler, do not throw it: the count must
 * stay. A right code is not used up here; answers for which documents it was sent.
 */
export async function checkTan(
  trx: Transaction<Database>,
  tan: string,
  context: Call,
  { sid, requestId }: TanHolder,
): Promise<Refusal | readonly string[]> {
  const { services, now } = context;
  const state = await lockTan(trx, { sid, requestId });
  const verdict = judgeTan(state, hashTan(services, sid, tan), now);
  if (verdict === 'right') return state!.shown;
  if (verdict === 'expired') return refuse('error.sign.tan_expired');
  if (verdict === 'locked') return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state!, now) });
  const triesLeft = await countWrongTan(trx, sid, now);
  if (triesLeft > 0) return refuse('error.sign.tan_invalid', { details: { triesLeft } });
  await appendEvent(trx, context, { requestId, name: 'TAN_REFUSED', data: { sid } });
  return refuse('error.sign.tan_locked', { retryAfter: tanRules.lockSeconds });
}

/** Sends a code, unless the signer has had ten in this hour: nobody's mailbox or phone is flooded by whoever holds the link. */
async function sendWithin(
  trx: Transaction<Database>,
  context: Call,
  holder: TanWish,
  language?: Language,
): Promise<TanSent | Refusal> {
  const limit = { key: `tan:${holder.sid}`, limit: tanRules.mostAnHour, windowSeconds: 3600 };
  const retryAfter = await countTry(trx, limit, context.now);
  return retryAfter ? refuse('error.rate_limit.exceeded', { retryAfter }) : sendTan(trx, context, holder, language);
}

/**
 * Asks a signer without a code for one: sends it, unless a live one was sent just now for the same documents. The refusal opens the dialog and says when
 * another code may be asked for, which the same call without a code does.
 */
export async function requireTan(
  trx: Transaction<Database>,
  context: Call,
  holder: TanWish,
  language?: Language,
): Promise<Refusal> {
  const { now } = context;
  const state = await lockTan(trx, holder);
  if (state?.lockedUntil && state.lockedUntil > now)
    return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state, now) });
  const { channel } = holder.proof;
  const ask = (resendIn: number) =>
    refuse('error.sign.tan_required', { details: { resendIn, channel, sentTo: hintProof(holder.proof) } });
  const isForThese = covers(state?.shown ?? [], await printDocuments(trx, holder.requestIds));
  const wait = isForThese ? waitForResend(state, now) : 0;
  if (wait > 0) return ask(wait);
  const sent = await sendWithin(trx, context, holder, language);
  return sent instanceof Refusal ? sent : ask(sent.resend_in);
}

/** A new code on request, at most one every 30 seconds and ten an hour. */
export async function resendTan(
  trx: Transaction<Database>,
  context: Call,
  holder: TanWish,
): Promise<TanSent | Refusal> {
  const { now } = context;
  const state = await lockTan(trx, holder);
  if (state?.lockedUntil && state.lockedUntil > now)
    return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state, now) });
  const wait = waitForResend(state, now);
  if (wait > 0) return refuse('error.sign.tan_resend_too_soon', { retryAfter: wait });
  return sendWithin(trx, context, holder);
}
