import { resendDelivery as contract } from '@sigillum/api-contracts/business/resend-delivery.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAdmin } from './access-business.ts';
import { describeDelivery } from './describe-delivery.ts';

export const resendDelivery = implement(contract, async ({ params }, { actor, db, now, services: { jobs } }) => {
  await requireAdmin(db, actor, params.id);
  const { deliveryId: callbackId } = params;
  const before = await db
    .selectFrom('callbacks')
    .select(['state', 'attempts'])
    .where('id', '=', callbackId)
    .where('business_id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refuse('error.not_found');
  if (before.state !== 'RESIGNATED') throw refuse('error.delivery.not_resignated');
  const row = await db
    .updateTable('callbacks')
    .set({ state: 'OPEN', resent_at: now, attempts_before: before.attempts, updated_at: now })
    .where('id', '=', callbackId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.enqueue(db, 'deliver-callback', { callbackId }, { singletonKey: callbackId });
  return { status: 200, body: describeDelivery(row) };
});
