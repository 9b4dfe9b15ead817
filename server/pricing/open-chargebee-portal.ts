import { openChargebeePortal as contract } from '@sigillum/api-contracts/pricing/open-chargebee-portal.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireBuyer } from './require-buyer.ts';
import { resolveReturn } from './resolve-return.ts';

export const openChargebeePortal = implement(contract, async ({ params: { id } }, { actor, db, services }) => {
  const { chargebee_customer: customer } = await requireBuyer(db, actor, id);
  if (!services.chargebee) throw refuse('error.billing.not_sold');
  const session =
    customer === null
      ? undefined
      : await services.chargebee.open(customer, resolveReturn(services.config.publicUrl, undefined));
  if (!session) throw refuse('error.billing.no_subscription');
  return { status: 200, body: { portal_session: session } };
});
