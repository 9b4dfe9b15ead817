import { sql } from 'kysely';
import { appendEvents, systemCall } from '../evidence/append-event.ts';
import { isAsking } from '../mail/is-asking.ts';
import { lockRequest } from '../requests/request-repository.ts';
import type { Services } from '../services.ts';

/**
 * Keeps that what tells somebody to sign will never arrive, because a mail server refused it or it came back: whoever manages the requests
 * sees it, and nothing goes there by itself any more.
 */
export async function noteRefusedMail(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { to, template }: { to: string; template: string },
): Promise<void> {
  if (!isAsking(template)) return;
  const address = to.toLowerCase();
  const asked = await db
    .selectFrom('signatures')
    .select(['sid', 'request_id'])
    .where('status', '=', 'OPEN')
    .where('mail_refused_at', 'is', null)
    .where('notify', '=', true)
    .where((some) =>
      some.or([
        some.and([some(sql`lower(signatures.email)`, '=', address), some('user_id', 'is', null)]),
        some(
          'user_id',
          'in',
          some
            .selectFrom('users')
            .select('users.id')
            .where(sql`lower(users.email)`, '=', address),
        ),
      ]),
    )
    .execute();
  for (const requestId of new Set(asked.map(({ request_id }) => request_id)))
    await db.transaction().execute(async (trx) => {
      const request = await lockRequest(trx, requestId);
      if (request?.status !== 'OPEN') return;
      const noted = await trx
        .updateTable('signatures')
        .set({ mail_refused_at: now() })
        .where('request_id', '=', requestId)
        .where(
          'sid',
          'in',
          asked.map(({ sid }) => sid),
        )
        .where('status', '=', 'OPEN')
        .where('mail_refused_at', 'is', null)
        .returning('sid')
        .execute();
      const events = noted.map(({ sid }) => ({ name: 'MAIL_REFUSED' as const, data: { sid } }));
      await appendEvents(trx, systemCall(now()), requestId, events);
    });
}
