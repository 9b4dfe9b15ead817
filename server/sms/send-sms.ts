import type { JobHandler } from '../jobs/jobs.ts';
import type { Services } from '../services.ts';
import type { SmsProvider } from './sms-provider.ts';

/**
 * Makes the handler of the job `send-sms`. A message is handed over at least once, always under the same id. Once a provider has
 * it, its content is forgotten.
 */
export function createSmsSender(
  { db, secrets, log, now }: Pick<Services, 'db' | 'secrets' | 'log' | 'now'>,
  provider: SmsProvider,
): JobHandler<'send-sms'> {
  return async ({ smsId }, run) => {
    const row = await db.selectFrom('sms_messages').selectAll().where('id', '=', smsId).executeTakeFirst();
    if (!row || row.sent_at) return;
    const text = secrets.decrypt(row.text, `sms ${smsId}`);
    await provider.send({ id: smsId, to: row.to_number, text, isRepetition: run.attempt > 1 });
    await db.transaction().execute(async (trx) => {
      const content = provider.isOutbox ? {} : { text: '' };
      await trx
        .updateTable('sms_messages')
        .set({ sent_at: now(), ...content })
        .where('id', '=', smsId)
        .execute();
      await run.complete(trx);
    });
    log.info('text message sent', { smsId, template: row.template });
  };
}
