import { revokeDelete as contract } from '@sigillum/api-contracts/business/revoke-delete.ts';
import { findBusiness, findMembership } from '../business/business-repository.ts';
import { findRevocable } from '../business/deleted-business.ts';
import { describeBusiness } from '../business/describe-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import { isCharging } from './ask-to-stop-charging.ts';
import { lockBusiness } from './leave-business.ts';
import { listRecipients } from './tell-business.ts';

export const revokeDelete = implement(contract, async ({ params }, context) => {
  const { actor, db, now, meta, services } = context;
  const { id } = params;
  const own = await db
    .selectFrom('memberships')
    .select('role')
    .where('user_id', '=', actor.id)
    .where('business_id', '=', id)
    .where('accepted_at', 'is not', null)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!own) throw refuse('error.not_found');
  if (await findMembership(db, actor.id)) throw refuse('error.business.already_member');
  await lockBusiness(db, id);
  const deleted = await findRevocable(db, actor.id, now);
  if (deleted?.id !== id) throw refuse('error.business.not_revocable');
  await db
    .updateTable('businesses')
    .set({ deleted_at: null, is_downgraded: false, updated_at: now })
    .where('id', '=', id)
    .execute();
  await appendBusinessEvents(db, context, id, [{ name: 'DELETION_REVOKED' }]);
  const business = await describeBusiness(db, (await findBusiness(db, id))!, 'admin', context);
  const values = {
    businessName: deleted.name,
    adminName: joinName(actor.firstName, actor.lastName) || actor.email,
    // It was cancelled with the deletion, and stays so until somebody says otherwise.
    isPlanEnding: isCharging(business.subscription?.status ?? null),
    url: `${services.config.publicUrl}/dashboard`,
  };
  const told = await listRecipients(db, id);
  await queueMails(
    services,
    db,
    told.map(({ email, lang }) => ({
      to: email,
      language: lang,
      zone: meta.zone,
      template: 'business-restored' as const,
      values,
    })),
  );
  return { status: 200, body: business };
});
