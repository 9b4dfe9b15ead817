import type { Services } from '../services.ts';
import { queueMails } from '../mail/queue-mail.ts';
import { lockRequest, type RequestRow } from '../requests/request-repository.ts';
import { addressManagers, type Recipient } from './recipients.ts';
import { decideRetention, findDeletion, type RetentionRule, type RetentionStep } from './retention-rule.ts';

export type DeletionWord = Extract<RetentionStep, 'tell ahead' | 'tell today'>;

const columns = { 'tell ahead': 'retention_told_at', 'tell today': 'retention_day_told_at' } as const;
const templates = { 'tell ahead': 'deletion-ahead', 'tell today': 'deletion-today' } as const;

/** One mail a person tells who looks after these requests, all of one owner, when they are deleted; what was told is written down with it. */
export async function announceDeletion(
  services: Services,
  rule: RetentionRule,
  { word, requestIds }: { word: DeletionWord; requestIds: readonly string[] },
): Promise<void> {
  const { config, db } = services;
  const { retention, zone } = rule;
  const now = services.now();
  await db.transaction().execute(async (trx) => {
    const requests: RequestRow[] = [];
    for (const id of requestIds) {
      const request = await lockRequest(trx, id);
      if (request && decideRetention(request, rule, now) === word) requests.push({ ...request, [columns[word]]: now });
    }
    if (!requests.length) return;
    const told = new Map<string, { recipient: Recipient; requests: RequestRow[] }>();
    // A deputy, or whoever takes over from an owner who has left, need not look after all of them.
    for (const request of requests)
      for (const recipient of await addressManagers(services, trx, request)) {
        const known = told.get(recipient.to);
        if (known) known.requests.push(request);
        else told.set(recipient.to, { recipient, requests: [request] });
      }
    const mails = [...told.values()].map(({ recipient: { to, language, name }, requests: own }) => ({
      ...{ to, language, zone, template: templates[word] },
      values: {
        titles: own.map(({ title }) => title),
        deletedAt: new Date(Math.min(...own.map((request) => findDeletion(request, retention, now)!.getTime()))),
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
