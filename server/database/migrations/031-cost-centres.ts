import { sql, type Kysely } from 'kysely';

/**
 * Cost centres that were filled in afterwards, without the blanks of every kind that signatures of today lose, such as the return before
 * a line's end: otherwise one centre would be counted as two.
 */
const statements = [
  sql`update paid_signatures set cost_center = nullif(btrim(cost_center, U&'\\0009\\000d\\0020\\00a0'), '')
    where cost_center <> btrim(cost_center, U&'\\0009\\000d\\0020\\00a0')`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
