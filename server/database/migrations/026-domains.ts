import { sql, type Kysely } from 'kysely';

/**
 * Mail domains of organisations, in ASCII and lower case. Many may ask for one; whoever proves it holds it alone. A login of a domain's
 * people that its organisation has set up itself goes with the organisation; those of the operator's command belong to none.
 */
const statements = [
  sql`create table business_domains (
    business_id uuid not null references businesses on delete cascade,
    domain text not null,
    dns_token text not null,
    requested_at timestamptz(3) not null,
    check_until timestamptz(3) not null,
    checks integer not null default 0,
    checked_at timestamptz(3),
    finding text,
    mail_to text,
    mail_code_hash text,
    mail_expires_at timestamptz(3),
    activated_at timestamptz(3),
    proved_by text,
    primary key (business_id, domain)
  )`,
  sql`create unique index business_domains_holder on business_domains (domain) where activated_at is not null`,
  sql`alter table identity_providers add column business_id uuid references businesses on delete cascade`,
  sql`create index identity_providers_business on identity_providers (business_id)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
