import { randomUUID } from 'node:crypto';
import { startIdentificationPayment as contract } from '@sigillum/api-contracts/identification/start-identification-payment.ts';
import type { HandlerInput } from '../http/implement.ts';
import { implement, type Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findPayer } from '../business/find-payer.ts';
import { findVendor } from '../identity/identity-vendor.ts';
import type { Payments } from '../payments/payments.ts';
import { judgeCoverage } from '../rules/judge-coverage.ts';
import { findNewestCase } from './cases-repository.ts';
import { findSubject } from './find-subject.ts';
import { listMissing } from './list-missing.ts';
import { listPrices } from './list-prices.ts';
import { describePayment, findUnused, type PaymentRow } from './payments-repository.ts';
import { refuseKnown } from './refuse-known.ts';
import { applyCharge } from './settle-payment.ts';

type Calling = Context<typeof contract>;
type Wish = HandlerInput<typeof contract>['body'];

export const startIdentificationPayment = implement(contract, async ({ body }, context) => {
  const { actor, services } = context;
  const { payments, db } = services;
  if (!payments) throw refuse('error.billing.not_sold');
  const amount = await findAmount(context, body);
  const row = await beginRow(context, payments, body, amount);
  const order = { id: row.id, amount: row.net, currency: row.currency, country: row.country };
  const charge = await payments.beginCharge({ ...order, email: actor.email, description: 'Identification' });
  const kept = await db.transaction().execute((trx) => applyCharge(services, trx, row.id, charge));
  // Paid in the meantime, in another tab.
  if (kept?.state !== 'open') throw refuse('error.identification.paid_already');
  const { clientSecret } = charge;
  return { status: 200, body: { payment: describePayment(kept), setup: { clientSecret, ...payments.page } } };
});

/** What is asked for this way. Throws where nothing is to be paid: nobody pays for what is free, known or paid already. */
async function findAmount({ actor, now, services }: Calling, { legislation, kind, currency }: Wish): Promise<number> {
  const { db, identity, config } = services;
  const owner = { userId: actor.id };
  const vendor = findVendor(identity, { legislation, kind });
  if (!vendor) throw refuse('error.identification.not_offered');
  const last = await findNewestCase(db, owner, { legislation, kind });
  if (last && !last.ended_at) throw refuse('error.identification.paid_already');
  if (await findUnused(db, actor.id, { legislation, kind })) throw refuse('error.identification.paid_already');
  await refuseKnown(db, owner, { legislation, vendor, now });
  const payer = await findPayer(services, owner, { now });
  if (judgeCoverage(vendor, payer, legislation).isCovered) throw refuse('error.identification.covered');
  if (listMissing(config, vendor, await findSubject(db, owner)).includes('mobile'))
    throw refuse('error.identification.mobile_missing');
  const price = (await listPrices(services, owner, vendor)).find((one) => one.currency === currency);
  if (!price) throw refuse('error.billing.not_sold');
  return price.amount;
}

/**
 * Writes a payment down before the provider hears of it. One that is open is gone on with; one with another price gives way, once the provider
 * has taken it back: nobody pays twice.
 */
async function beginRow(
  { actor, now, services }: Calling,
  payments: Payments,
  { legislation, kind, currency, country }: Wish,
  net: number,
): Promise<PaymentRow> {
  const { db } = services;
  const findOpen = () =>
    db
      .selectFrom('identification_payments')
      .selectAll()
      .where('user_id', '=', actor.id)
      .where('legislation', '=', legislation)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .executeTakeFirst();
  const open = await findOpen();
  if (open?.currency === currency && open.country === country && open.net === net) return open;
  if (open) {
    const charge = open.charge_id === null ? undefined : await payments.dropCharge(open.charge_id);
    const left = await db.transaction().execute((trx) => applyCharge(services, trx, open.id, charge ?? 'dropped'));
    if (left?.state !== 'dropped') throw refuse('error.identification.paid_already');
  }
  const values = {
    id: randomUUID(),
    user_id: actor.id,
    legislation,
    kind,
    currency,
    country,
    net,
    state: 'open' as const,
  };
  await db
    .insertInto('identification_payments')
    .values({ ...values, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two that begin at once go on with one.
  return (await findOpen())!;
}
