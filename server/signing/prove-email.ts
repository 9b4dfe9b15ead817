import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { TanSent } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { VisitorActor } from '../http/actor.ts';
import { countTry } from '../http/limit-rate.ts';
import type { CallMeta } from '../http/implement.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { hashTan, sendTan } from './send-tan.ts';
import { countWrongTan, lockTan } from './tan-repository.ts';
import { judgeTan, tanRules, waitForResend, type TanState } from './tan-rule.ts';

interface ProofContext {
  services: Services;
  actor: VisitorActor;
  meta: CallMeta;
  now: Date;
}

/** Seconds until a lock ends. */
const lockedFor = (tan: TanState, now: Date) => Math.ceil((tan.lockedUntil!.getTime() - now.getTime()) / 1000);

/**
 * Judges the code a visitor gave, and counts a wrong one. Return the refusal from the handler, do not throw it: the count must stay.
 * A right code is not used up here.
 */
export async function checkTan(
  trx: Transaction<Database>,
  tan: string,
  { services, actor, meta, now }: ProofContext,
): Promise<Refusal | undefined> {
  const state = await lockTan(trx, actor);
  const verdict = judgeTan(state, hashTan(services, actor.sid, tan), now);
  if (verdict === 'right') return undefined;
  if (verdict === 'expired') return refuse('error.sign.tan_expired');
  if (verdict === 'locked') return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state!, now) });
  const triesLeft = await countWrongTan(trx, actor.sid, now);
  if (triesLeft > 0) return refuse('error.sign.tan_invalid', { details: { triesLeft } });
  await appendEvent(
    trx,
    { actor, meta, now },
    { requestId: actor.requestId, name: 'TAN_REFUSED', data: { sid: actor.sid } },
  );
  return refuse('error.sign.tan_locked', { retryAfter: tanRules.lockSeconds });
}

/** Sends a code, unless the signer has had ten in this hour: nobody's mailbox is flooded by whoever holds the link. */
async function sendWithin(
  trx: Transaction<Database>,
  context: ProofContext,
  language?: Language,
): Promise<TanSent | Refusal> {
  const limit = { key: `tan:${context.actor.sid}`, limit: tanRules.mostAnHour, windowSeconds: 3600 };
  const retryAfter = await countTry(trx, limit, context.now);
  return retryAfter ? refuse('error.rate_limit.exceeded', { retryAfter }) : sendTan(trx, context, language);
}

/**
 * Asks a visitor without a code for one: sends it, unless a live one was sent just now. The refusal opens the dialog and says when
 * another code may be asked for.
 */
export async function requireTan(
  trx: Transaction<Database>,
  context: ProofContext,
  language?: Language,
): Promise<Refusal> {
  const { actor, now } = context;
  const state = await lockTan(trx, actor);
  if (state?.lockedUntil && state.lockedUntil > now)
    return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state, now) });
  const wait = waitForResend(state, now);
  if (wait > 0) return refuse('error.sign.tan_required', { details: { resendIn: wait } });
  const sent = await sendWithin(trx, context, language);
  return sent instanceof Refusal ? sent : refuse('error.sign.tan_required', { details: { resendIn: sent.resend_in } });
}

/** A new code on request, at most one every 30 seconds and ten an hour. */
export async function resendTan(trx: Transaction<Database>, context: ProofContext) {
  const { actor, now } = context;
  const state = await lockTan(trx, actor);
  if (state?.lockedUntil && state.lockedUntil > now)
    return refuse('error.sign.tan_locked', { retryAfter: lockedFor(state, now) });
  const wait = waitForResend(state, now);
  if (wait > 0) return refuse('error.sign.tan_resend_too_soon', { retryAfter: wait });
  return sendWithin(trx, context);
}
