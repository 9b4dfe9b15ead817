import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';
import { hasSecondFactor, readFactors } from './factors.ts';

const count = 10;
/** Crockford's: what is taken for another character is that one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten characters, 50 bits, written as xxxxx-xxxxx. */
function createRecoveryCode(): string {
  const characters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** What is stored of a code, however it was typed. */
export function hashRecoveryCode(secrets: Pick<Secrets, 'hashToken'>, userId: string, typed: string): string {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return secrets.hashToken(`recovery code ${userId} ${plain}`);
}

/** Ends all recovery codes of a person and makes ten new ones; only their hashes are kept. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'hashToken'>,
  userId: string,
  now: Date,
  codes: readonly string[] = Array.from({ length: count }, createRecoveryCode),
): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({
    code_hash: hashRecoveryCode(secrets, userId, code),
    user_id: userId,
    created_at: now,
  }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return [...codes];
}

/** Uses a code up. Whether it was one. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'hashToken'>,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashRecoveryCode(secrets, userId, code))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0;
}

/** Without a second factor there is nothing to recover. */
export async function endRecoveryCodesWithLastFactor(db: Kysely<Database>, userId: string): Promise<void> {
  if (hasSecondFactor(await readFactors(db, userId))) return;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
