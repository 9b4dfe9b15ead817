import { sql, type Kysely } from 'kysely';

/** Which seal a signature was made with, as it was called then; null for a person's own signature. */
const statements = [
  sql`alter table signatures
    add column seal_label text,
    add column seal_organisation text,
    add constraint signatures_seal_whole check ((seal_label is null) = (seal_organisation is null))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
