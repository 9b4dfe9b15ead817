import type { Kysely } from 'kysely';
import { respondPhoneCode as contract } from '@sigillum/api-contracts/user/respond-phone-code.ts';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { judgeTan, tanRules } from '../rules/tan-rule.ts';
import { countWrongCode, endPhone, lockPhone } from './phone-repository.ts';
import { hashPhoneCode, refuseWhileLocked, toTanState } from './send-phone-code.ts';

/** A wrong try is returned, not thrown: its count must survive the refusal. */
export const respondPhoneCode = implement(
  contract,
  async ({ params: { id }, body: { secret } }, { actor, db, now, services }) => {
    // The account before its proof, as PUT /v1/user locks them.
    await db.selectFrom('users').select('id').where('id', '=', actor.id).forUpdate().execute();
    const phone = await lockPhone(db, actor.id);
    if (phone?.id !== id || phone.ended_at) throw refuse('error.not_found');
    refuseWhileLocked(phone, now);
    const verdict = judgeTan(toTanState(phone), hashPhoneCode(services, id, secret), now);
    if (verdict === 'expired') return refuse('error.user.code_expired');
    if (verdict !== 'right') {
      const triesLeft = await countWrongCode(db, actor.id, now);
      if (triesLeft > 0) return refuse('error.user.code_invalid', { details: { triesLeft } });
      return refuse('error.user.code_locked', { retryAfter: tanRules.lockSeconds });
    }
    await endPhone(db, actor.id, now, true);
    await releaseNumber(db, actor.id, phone.mobile, now);
    await db.updateTable('users').set({ mobile: phone.mobile }).where('id', '=', actor.id).execute();
    return { status: 200, body: { ok: true } };
  },
);

/** Whoever was identified by another number alone may be identified anew by this one. */
const releaseNumber = (db: Kysely<Database>, userId: string, mobile: string, now: Date) =>
  db
    .updateTable('identifications')
    .from('identification_cases as own')
    .set({ means_changed_at: now })
    .whereRef('own.id', '=', 'identifications.case_id')
    .where('identifications.user_id', '=', userId)
    .where('identifications.person', 'is', null)
    .where('own.mobile', '<>', mobile)
    .execute();
