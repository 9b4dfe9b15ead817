import { cancelPhoneCode as contract } from '@sigillum/api-contracts/user/cancel-phone-code.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { endPhone, lockPhone } from './phone-repository.ts';

export const cancelPhoneCode = implement(contract, async ({ params: { id } }, { actor, db, now }) => {
  const phone = await lockPhone(db, actor.id);
  if (phone?.id !== id || phone.ended_at) throw refuse('error.not_found');
  await endPhone(db, actor.id, now);
  return { status: 200, body: { ok: true } };
});
