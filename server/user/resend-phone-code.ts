import { resendPhoneCode as contract } from '@sigillum/api-contracts/user/resend-phone-code.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { lockPhone } from './phone-repository.ts';
import { sendPhoneCode } from './send-phone-code.ts';

export const resendPhoneCode = implement(contract, async ({ params: { id } }, { actor, db, now, services }) => {
  const phone = await lockPhone(db, actor.id);
  if (phone?.id !== id || phone.ended_at) throw refuse('error.not_found');
  const { mobile } = phone;
  const wanted = { id, userId: actor.id, mobile, language: actor.lang };
  return { status: 200, body: await sendPhoneCode(services, db, wanted, phone, now) };
});
