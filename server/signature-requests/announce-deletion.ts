import type { Services } from '../services.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { lockRequest, type RequestRow } from '../requests/request-repository.ts';
import { addressManagers } from './recipients.ts';
import { decideRetention, findDeletion, type Retention, type RetentionStep } from './retention-rule.ts';

export type DeletionWord = Extract<RetentionStep, 'tell ahead' | 'tell today'>;

const columns = { 'tell ahead': 'retention_told_at', 'tell today': 'retention_day_told_at' } as const;
const templates = { 'tell ahead': 'deletion-ahead', 'tell today': 'deletion-today' } as const;

/** One mail tells who looks after these requests, all of one owner, when they are deleted; what was told is written down with it. */
export async function announceDeletion(
  services: Services,
  { retention, word, requestIds }: { retention: Retention; word: DeletionWord; requestIds: readonly string[] },
): Promise<void> {
  const { config, db } = services;
  const now = services.now();
  await db.transaction().execute(async (trx) => {
    const requests: RequestRow[] = [];
    for (const id of requestIds) {
      const request = await lockRequest(trx, id);
      if (request && decideRetention(request, retention, now) === word) requests.push(request);
    }
    const [first] = requests;
    if (!first) return;
    const deletions = requests.map((request) => findDeletion(request, retention, now)!.getTime());
    const titles = requests.map(({ title }) => title);
    const recipients = await addressManagers(services, trx, first);
    const mails = recipients.map(({ to, language, name }) => ({
      ...{ to, language, template: templates[word] },
      values: {
        titles,
        deletedAt: new Date(Math.min(...deletions)),
        url: new URL('/dashboard', config.publicUrl).href,
        ...(name && { recipientName: name }),
      },
    }));
    await queueMails(services, trx, mails);
    await trx
      .updateTable('signature_requests')
      .set({ [columns[word]]: now })
      .where(
        'id',
        'in',
        requests.map(({ id }) => id),
      )
      .execute();
  });
}
