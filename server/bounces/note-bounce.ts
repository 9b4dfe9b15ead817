import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { Bounce } from './read-bounce.ts';

/** Mail servers try for five days; what comes back much later says nothing about today. */
const latestMs = 14 * 24 * 3600 * 1000;

/**
 * Keeps what came back of a mail, and that it will never arrive only once, with the job that tells of it. A mail that is gone, has come
 * back before or was sent long ago changes nothing.
 */
export async function noteBounce(
  { db, jobs, log, now }: Pick<Services, 'db' | 'jobs' | 'log' | 'now'>,
  mailId: string,
  { isFinal, status }: Bounce,
): Promise<void> {
  const template = await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('mails')
      .set({ bounce_status: status, ...(isFinal && { bounced_at: now() }) })
      .where('id', '=', mailId)
      .where('bounced_at', 'is', null)
      .where(sql<Date>`coalesce(sent_at, created_at)`, '>', new Date(now().getTime() - latestMs))
      .returning('template')
      .executeTakeFirst();
    if (noted && isFinal) await jobs.enqueue(trx, 'note-bounce', { mailId }, { singletonKey: mailId });
    return noted?.template;
  });
  if (template) log.info(isFinal ? 'mail came back' : 'mail is late', { mailId, template, status });
}
