import { remindSigners as contract } from '@sigillum/api-contracts/signature-requests/remind-signers.ts';
import { appendEvents } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { remindByMail } from './notify.ts';
import { findNextReminder } from './reminder-rules.ts';

// The request's row is locked, so two calls at the same moment cannot both find the hour over.
export const remindSigners = implement(contract, async ({ params, body }, context) => {
  const { db, now, services } = context;
  const { request, signatures } = await claimRequest(db, context, params.id, 'remind');
  const asked = signatures.filter(({ sid }) => body.signatures?.includes(sid) ?? true);
  if (body.signatures && asked.length < new Set(body.signatures).size) throw refuse('error.not_found');
  const open = asked.filter(({ status, notify }) => status === 'OPEN' && notify);
  const due = open.filter((signer) => findNextReminder(signer) <= now);
  if (open.length && !due.length) {
    const next = Math.min(...open.map((signer) => findNextReminder(signer).getTime()));
    throw refuse('error.rate_limit.reminder', { retryAfter: Math.ceil((next - now.getTime()) / 1000) });
  }
  const reminded = due.map(({ sid }) => sid);
  if (reminded.length) {
    await db.updateTable('signatures').set({ reminded_at: now }).where('sid', 'in', reminded).execute();
    await remindByMail(services, db, request, due);
    const events = reminded.map((sid) => ({ name: 'REMINDED' as const, data: { sid } }));
    await appendEvents(db, context, request.id, events);
  }
  return { status: 200, body: { reminded } };
});
