import type { Kysely, Selectable } from 'kysely';
import type { IdentPayment } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import type { Database } from '../database/schema.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { IdentityOffer } from '../identity/identity-vendor.ts';

export type PaymentRow = Selectable<Database['identification_payments']>;

/** What a person has paid or is about to pay, the newest first; what was replaced before it was paid is nothing. */
export const listPayments = (db: Kysely<Database>, userId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('identification_payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '!=', 'dropped')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const findPayment = (db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('identification_payments').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockPayment = (trx: Kysely<Database>, id: string): Promise<PaymentRow | undefined> =>
  trx.selectFrom('identification_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A payment of a way that an identification can still begin with. */
export const findUnused = (
  db: Kysely<Database>,
  userId: string,
  { legislation, kind }: IdentityOffer,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('identification_payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('legislation', '=', legislation)
    .where('kind', '=', kind as PaymentRow['kind'])
    .where('state', '=', 'paid')
    .where('case_id', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

export const describePayment = (row: PaymentRow): IdentPayment => ({
  ...{ id: row.id, state: row.state, legislation: row.legislation, kind: row.kind, currency: row.currency },
  // Before the provider has reckoned the tax, nobody is shown a total.
  ...{ amount: row.net, tax: row.tax ?? 0, total: row.total ?? row.net },
  ...{ receipt_url: row.receipt_url, error_code: row.error_code },
  ...{ paid_at: writeInstant(row.paid_at), refunded_at: writeInstant(row.refunded_at) },
});
