import { cancelAesForBusiness as contract } from '@sigillum/api-contracts/business/cancel-aes-for-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimAsAdmin } from './access-business.ts';
import { describeBusiness } from './describe-business.ts';

export const cancelAesForBusiness = implement(contract, async ({ params }, context) => {
  const { actor, db } = context;
  const { id } = params;
  const business = await claimAsAdmin(db, actor, id);
  const row = await db
    .deleteFrom('aes_for_business')
    .where('business_id', '=', id)
    .returning('domains')
    .executeTakeFirst();
  if (!row) throw refuse('error.not_found');
  await appendBusinessEvents(db, context, id, [{ name: 'AES_ENDED', data: { subject: row.domains.join(', ') } }]);
  return { status: 200, body: await describeBusiness(db, business, 'admin', context) };
});
