import { getOutboxMail as contract } from '@sigillum/api-contracts/platform/get-outbox-mail.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { readOutbox } from '../mail/outbox.ts';
import { readSmsOutbox } from '../sms/sms-outbox.ts';
import { requireOutboxAccess } from './open-outbox.ts';

export const getOutboxMail = implement(contract, async ({ params, query }, { services, meta }) => {
  requireOutboxAccess(services, meta, query.secret);
  const mail = (await readOutbox(services, params.id)) ?? (await readSmsOutbox(services, params.id));
  if (!mail) throw refuse('error.not_found');
  const { createdAt, ...rest } = mail;
  return { status: 200, body: { ...rest, created_at: createdAt.toISOString() } };
});
