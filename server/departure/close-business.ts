import type { Kysely } from 'kysely';
import { endRevocation } from '../business/deleted-business.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import { askToStopCharging } from './ask-to-stop-charging.ts';
import { listRecipients } from './tell-business.ts';

/**
 * Closes a business in the caller's transaction: nobody belongs to it from then on, nothing more is charged, everybody is told, and a job
 * erases it once it can be brought back no more. Answers until when it can.
 */
export async function closeBusiness(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  { id, name, isDowngraded }: { id: string; name: string; isDowngraded: boolean },
): Promise<Date> {
  const { actor, services, now, meta } = call;
  const until = endRevocation(now);
  await trx
    .updateTable('businesses')
    .set({ deleted_at: now, is_downgraded: isDowngraded, updated_at: now })
    .where('id', '=', id)
    .execute();
  await appendBusinessEvents(trx, call, id, [{ name: 'DELETION_REQUESTED' }]);
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
      template: isDowngraded ? ('business-downgraded' as const) : ('business-deleted' as const),
      values: {
        businessName: name,
        adminName,
        deletedAt: now,
        revocableUntil: until,
        ...(role === 'admin' && { url: `${services.config.publicUrl}/business/register` }),
      },
    })),
  );
  return until;
}
