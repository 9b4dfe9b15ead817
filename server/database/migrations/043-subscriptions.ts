import { sql, type Kysely } from 'kysely';

/**
 * What is bought at a payment provider. A row begins with the customer there, of a business or of a person who has none yet, and mirrors
 * the subscription: what counts is fetched. `pending` is a purchase whose answer has not come yet; `founding` the business that is founded
 * once a person's purchase is paid.
 */
const statements = [
  sql`create table subscriptions (
    id uuid primary key,
    business_id uuid unique references businesses on delete cascade,
    user_id uuid unique references users on delete cascade,
    customer_id text not null unique,
    subscription_id text unique,
    plan text,
    cycle text,
    currency text,
    seats integer,
    next_seats integer,
    status text,
    error_code text,
    period_start timestamptz(3),
    period_end timestamptz(3),
    is_ending boolean not null default false,
    discounts jsonb not null default '[]',
    pending jsonb,
    founding jsonb,
    changed_at timestamptz(3),
    created_at timestamptz(3) not null,
    check ((business_id is null) <> (user_id is null))
  )`,
  sql`create index subscriptions_pending on subscriptions (created_at) where pending is not null`,
  sql`create table payment_notices (
    event_id text primary key,
    received_at timestamptz(3) not null
  )`,
  sql`create index payment_notices_received on payment_notices (received_at)`,
  sql`alter table businesses add column billing jsonb, add column chargebee_customer text`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
