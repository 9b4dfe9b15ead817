import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemCall } from '../evidence/append-event.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { ChargeFacts } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { lockCase } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { findPayment, lockPayment, type PaymentRow } from './payments-repository.ts';
import { tellPerson } from './tell-person.ts';

const dayMs = 86_400_000;
/** How long a payment that nobody has made stays open. */
const openDays = 1;
/** How long what is paid waits for its identification to begin: as long as one may take. */
const unusedDays = 30;

/**
 * The job: asks the provider how a payment stands, and does what is due: takes over that it is paid, takes back what nobody pays, gives back
 * what no identification has come of. Run again, after a kill, or twice at once, it changes nothing more: the provider's word counts.
 */
export async function settlePayment(services: Services, id: string): Promise<PaymentRow | undefined> {
  const { db, now, payments } = services;
  const apply = (charge: ChargeFacts | 'dropped') =>
    db.transaction().execute((trx) => applyCharge(services, trx, id, charge));
  let row = await findPayment(db, id);
  if (!row || !payments) return row;
  const age = (since: Date) => now().getTime() - since.getTime();
  if (row.state === 'open') {
    const isOver = row.user_id === null || age(row.created_at) > openDays * dayMs;
    if (row.charge_id !== null)
      row = await apply(await (isOver ? payments.dropCharge(row.charge_id) : payments.readCharge(row.charge_id)));
    // Nobody has ever seen where it could be paid.
    else if (isOver) row = await apply('dropped');
  }
  if (row?.state === 'paid' && row.case_id === null && age(row.paid_at!) > unusedDays * dayMs)
    row = await db.transaction().execute((trx) => claimBack(trx, id));
  if (row?.state === 'refunding') row = await apply(await payments.refundCharge(row.charge_id!));
  return row;
}

async function claimBack(trx: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  const row = await lockPayment(trx, id);
  if (row?.state !== 'paid' || row.case_id !== null) return row;
  return change(trx, id, { state: 'refunding' });
}

const change = (trx: Kysely<Database>, id: string, values: Partial<Omit<PaymentRow, 'id'>>): Promise<PaymentRow> =>
  trx.updateTable('identification_payments').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Writes what the provider says of a charge, in the caller's transaction. What was reached is never taken back. */
export async function applyCharge(
  services: Services,
  trx: Kysely<Database>,
  id: string,
  charge: ChargeFacts | 'dropped',
): Promise<PaymentRow | undefined> {
  const row = await lockPayment(trx, id);
  if (!row) return undefined;
  const now = services.now();
  if (row.state === 'open') {
    if (charge === 'dropped') return change(trx, id, { state: 'dropped' });
    const { id: charge_id, status, total, receiptUrl, errorCode } = charge;
    const known = { charge_id, total, tax: total - row.net, receipt_url: receiptUrl, error_code: errorCode };
    if (status !== 'paid') return change(trx, id, { ...known, state: status });
    // Whoever has paid and is gone gets it back.
    return change(trx, id, { ...known, state: row.user_id === null ? 'refunding' : 'paid', paid_at: now });
  }
  if (row.state !== 'refunding' || charge === 'dropped' || charge.refunded < charge.total) return row;
  const refunded = await change(trx, id, { state: 'refunded', refunded_at: now });
  await tellRefund(services, trx, refunded);
  return refunded;
}

/** That the money is back: in the chain of the case, where one had begun, and to the person. */
async function tellRefund(services: Services, trx: Kysely<Database>, row: PaymentRow): Promise<void> {
  const own = row.case_id === null ? undefined : await lockCase(trx, row.case_id);
  if (own)
    await appendIdentificationEvent(trx, systemCall(services.now()), own.id, {
      name: 'REFUNDED',
      data: { ...describeEvent(own), state: own.state, payment: describePaid(row) },
    });
  if (row.user_id !== null)
    await tellPerson(
      services,
      trx,
      { user_id: row.user_id, sid: null, legislation: row.legislation },
      { change: 'REFUNDED' },
    );
}

/** What an event says of a payment. */
export const describePaid = ({ id, total, currency }: PaymentRow) => ({ id, total: total!, currency });
