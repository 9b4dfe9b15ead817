import { listOutboxMails as contract } from '@sigillum/api-contracts/platform/list-outbox-mails.ts';
import { implement } from '../http/implement.ts';
import { listOutbox } from '../mail/outbox.ts';
import { requireOutboxAccess } from './open-outbox.ts';

export const listOutboxMails = implement(contract, async ({ query: { secret, to } }, { services, meta }) => {
  requireOutboxAccess(services, meta, secret);
  const entries = await listOutbox(services, { limit: 100, ...(to && { to }) });
  const mails = entries.map(({ createdAt, ...entry }) => ({ ...entry, created_at: createdAt.toISOString() }));
  return { status: 200, body: { mails } };
});
