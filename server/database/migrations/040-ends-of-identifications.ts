import { sql, type Kysely } from 'kysely';

/**
 * What people were told of the ends of their identifications and of their appointments, each once; and what stands in an identity
 * document, which is gone some time after it counts no more. An appointment that moves is told of anew.
 */
const statements = [
  sql`alter table identifications
    add column warned_60_at timestamptz(3),
    add column warned_14_at timestamptz(3),
    add column end_told_at timestamptz(3),
    alter column person drop not null`,
  sql`create index identifications_end on identifications (expires_at) where end_told_at is null`,
  sql`create index identifications_document on identifications (expires_at) where person is not null`,
  sql`alter table identification_cases
    add column reminded_day_at timestamptz(3),
    add column reminded_hour_at timestamptz(3)`,
  sql`create index identification_cases_appointment on identification_cases (appointment_at)
    where ended_at is null and appointment_at is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
