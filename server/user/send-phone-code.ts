import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PhoneCodeSent } from '@sigillum/api-contracts/user/schemas.ts';
import type { Database } from '../database/schema.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { tanRules, waitForResend } from '../rules/tan-rule.ts';
import { queueSms } from '../sms/queue-sms.ts';
import { storePhoneCode, type PhoneRow } from './phone-repository.ts';

/** What is stored in place of a code: bound to the proof, so that no code fits another. */
export const hashPhoneCode = ({ secrets }: Pick<Services, 'secrets'>, id: string, code: string): string =>
  secrets.hashToken(`phone ${id} ${code}`);

interface Phone {
  id: string;
  userId: string;
  mobile: string;
  language: string;
}

/**
 * Sends a code to a number, in the caller's transaction. Throws a refusal while wrong tries lock the person out, within half a minute of
 * the last code, and after ten codes an hour for one person or for one number: nobody's phone is flooded by whoever enters it.
 */
export async function sendPhoneCode(
  services: Services,
  trx: Kysely<Database>,
  { id, userId, mobile, language }: Phone,
  last: PhoneRow | undefined,
  now: Date,
): Promise<PhoneCodeSent> {
  refuseWhileLocked(last, now);
  const wait = last && !last.ended_at ? waitForResend(toTanState(last), now) : 0;
  if (wait > 0) throw refuse('error.user.code_too_soon', { retryAfter: wait });
  for (const key of [`phone:${userId}`, `phone-number:${mobile}`]) {
    const retryAfter = await countTry(trx, { key, limit: tanRules.mostAnHour, windowSeconds: 3600 }, now);
    if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await storePhoneCode(trx, { id, userId, mobile, codeHash: hashPhoneCode(services, id, code) }, now);
  await queueSms(services, trx, { to: mobile, language, template: 'phone', values: { code } });
  return { expiresIn: tanRules.lifeSeconds, resendIn: tanRules.resendSeconds };
}

/** Throws while the fifth wrong code is less than 15 minutes ago. */
export function refuseWhileLocked(last: PhoneRow | undefined, now: Date): void {
  if (!last?.locked_until || last.locked_until <= now) return;
  const retryAfter = Math.ceil((last.locked_until.getTime() - now.getTime()) / 1000);
  throw refuse('error.user.code_locked', { retryAfter });
}

/** A proof as the rule of codes judges it. */
export const toTanState = (row: PhoneRow) => ({
  codeHash: row.code_hash,
  previousCodeHash: row.previous_code_hash,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  attempts: row.attempts,
  lockedUntil: row.locked_until,
});
