import { getReferralCode as contract } from '@sigillum/api-contracts/pricing/get-referral-code.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { findReferral } from './keep-customer.ts';

export const getReferralCode = implement(contract, async ({ params: { id } }, { actor, db }) => {
  await requireAdmin(db, actor, id);
  return { status: 200, body: { referralCode: await findReferral(db, actor.id) } };
});
