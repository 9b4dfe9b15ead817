import { refreshIdentificationPayment as contract } from '@sigillum/api-contracts/identification/refresh-identification-payment.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describePayment, findPayment } from './payments-repository.ts';
import { settlePayment } from './settle-payment.ts';

export const refreshIdentificationPayment = implement(contract, async ({ params: { id } }, { actor, db, services }) => {
  const own = await findPayment(db, id);
  if (own?.user_id !== actor.id) throw refuse('error.not_found');
  return { status: 200, body: describePayment((await settlePayment(services, id)) ?? own) };
});
