import { deleteBusiness as contract } from '@sigillum/api-contracts/business/delete-business.ts';
import { claimBusiness, requireAdmin } from '../business/access-business.ts';
import { endRevocation } from '../business/deleted-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import { provePerson } from '../user/prove-person.ts';
import { askToStopCharging } from './ask-to-stop-charging.ts';
import { listRecipients } from './tell-business.ts';

/** Argon2 takes its time, and a wrong password counts: both before the transaction opens. */
export const deleteBusiness = implement(contract, async ({ params, body }, context) => {
  const { actor, services, transact, now, meta } = context;
  const { id } = params;
  const { name: known } = await requireAdmin(services.db, actor, id);
  if (body.name !== known.trim()) throw refuse('error.business.name_mismatch');
  await provePerson(services.db, actor, body.password, now);
  return transact(async (trx) => {
    const { name } = await claimBusiness(trx, id);
    // Meanwhile somebody may have taken the role away, or changed the name that was typed.
    await requireAdmin(trx, actor, id);
    if (body.name !== name.trim()) throw refuse('error.business.name_mismatch');
    const until = endRevocation(now);
    await trx.updateTable('businesses').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
    await appendBusinessEvents(trx, context, id, [{ name: 'DELETION_REQUESTED' }]);
    await askToStopCharging(services, trx, { businessId: id }, { isAtOnce: false });
    const singletonKey = `${id} ${now.toISOString()}`;
    await services.jobs.enqueue(trx, 'erase-business', { businessId: id }, { startAfter: until, singletonKey });
    const adminName = joinName(actor.firstName, actor.lastName) || actor.email;
    const told = await listRecipients(trx, id);
    await queueMails(
      services,
      trx,
      told.map(({ email, lang, role }) => ({
        to: email,
        language: lang,
        zone: meta.zone,
        template: 'business-deleted' as const,
        values: {
          businessName: name,
          adminName,
          deletedAt: now,
          revocableUntil: until,
          ...(role === 'admin' && { url: `${services.config.publicUrl}/business/register` }),
        },
      })),
    );
    return { status: 200 as const, body: { revocable_until: until.toISOString() } };
  });
});
