import type { Kysely } from 'kysely';
import type { Validation } from '@sigillum/api-contracts/machine/validation-schemas.ts';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';

const keepMs = 10 * 60_000;
/** Of all programs together; beyond it those that end first go. */
const mostKept = 1000;

export type KeptValidation = Required<Validation>;

type Program = Pick<ApiActor, 'username'>;

/** Results are soon over, and are made again by asking again: a database that crashed has none. */
export async function keepValidation(
  db: Kysely<Database>,
  { username }: Program,
  result: KeptValidation,
  now: Date,
): Promise<void> {
  const values = {
    id: result.id,
    username,
    result: JSON.stringify(result),
    expires_at: new Date(now.getTime() + keepMs),
  };
  await db
    .with('over', (some) =>
      some.deleteFrom('validations').where((row) =>
        row.or([
          row('expires_at', '<=', now),
          row(
            'id',
            'in',
            row
              .selectFrom('validations')
              .select('id')
              .orderBy('expires_at', 'desc')
              .offset(mostKept - 1),
          ),
        ]),
      ),
    )
    .insertInto('validations')
    .values(values)
    .onConflict((on) => on.column('id').doUpdateSet(values))
    .execute();
}

/** Throws what an absent one is answered with. */
export async function requireValidation(
  db: Kysely<Database>,
  { username }: Program,
  id: string,
  now: Date,
): Promise<KeptValidation> {
  const found = await db
    .selectFrom('validations')
    .select('result')
    .where('id', '=', id)
    .where('username', '=', username)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw refuse('error.not_found');
  return found.result;
}

export async function forgetValidation(db: Kysely<Database>, actor: Program, id: string, now: Date): Promise<void> {
  await requireValidation(db, actor, id, now);
  await db.deleteFrom('validations').where('id', '=', id).execute();
}
