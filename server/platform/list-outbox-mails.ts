import { listOutboxMails as contract } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { implement } from '../http/implement.ts';
import { listOutbox } from '../mail/outbox.ts';
import { listSmsOutbox } from '../sms/sms-outbox.ts';
import { requireOutboxAccess } from './open-outbox.ts';

const most = 100;

export const listOutboxMails = implement(contract, async ({ query: { secret, to } }, { services, meta }) => {
  requireOutboxAccess(services, meta, secret);
  const wanted = { limit: most, ...(to && { to }) };
  const [mailed, texted] = await Promise.all([listOutbox(services, wanted), listSmsOutbox(services, wanted)]);
  const entries = [...mailed, ...texted].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const mails = entries
    .slice(0, most)
    .map(({ createdAt, ...entry }) => ({ ...entry, created_at: createdAt.toISOString() }));
  return { status: 200, body: { mails } };
});
