import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';
import { findTotpStep } from './totp.ts';

/** How long a new secret waits for its first code. */
export const setUpMinutes = 15;

const contextOf = (userId: string) => `totp ${userId}`;

/** Keeps a new secret, encrypted, in place of one that was not confirmed; false when codes are on already. */
export async function insertTotp(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'encrypt'>,
  { userId, secret }: { userId: string; secret: string },
  now: Date,
): Promise<boolean> {
  const encrypted = secrets.encrypt(secret, contextOf(userId));
  const inserted = await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, secret: encrypted, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: encrypted, created_at: now })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A secret that waits for its first code and is not too old. */
export async function findWaitingTotp(db: Kysely<Database>, userId: string, now: Date) {
  return db
    .selectFrom('totp_secrets')
    .select(['user_id', 'secret', 'last_counter'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - setUpMinutes * 60 * 1000))
    .executeTakeFirst();
}

async function findTotp(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('totp_secrets')
    .select(['user_id', 'secret', 'last_counter'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

type TotpRow = NonNullable<Awaited<ReturnType<typeof findTotp>>>;

/** Uses the step of a code up: the same code, or an earlier one, never counts again (RFC 6238, section 5.2). Whether it counted. */
export async function spendTotpOf(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'decrypt'>,
  row: TotpRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const counter = findTotpStep(secrets.decrypt(row.secret, contextOf(row.user_id)), code.replaceAll(/[\s-]/g, ''), now);
  if (counter === undefined) return false;
  const used = await db
    .updateTable('totp_secrets')
    .set({ last_counter: counter })
    .where('user_id', '=', row.user_id)
    .where('secret', '=', row.secret)
    .where((eb) => eb.or([eb('last_counter', 'is', null), eb('last_counter', '<', counter)]))
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** The same for the secret that protects an account. */
export async function spendTotp(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'decrypt'>,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<boolean> {
  const row = await findTotp(db, userId);
  return row !== undefined && spendTotpOf(db, secrets, row, code, now);
}
