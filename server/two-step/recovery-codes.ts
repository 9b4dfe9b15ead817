import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';
import { hashPassword, isPassword } from '../accounts/password-hash.ts';
import { hasSecondFactor, readFactors } from './factors.ts';

const count = 10;
/** Characters of a code. */
const length = 10;
/** Crockford's: what is taken for another character is that one. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten characters, 50 bits, written as xxxxx-xxxxx. */
function createRecoveryCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** As it was handed out, however it was typed. */
const readTyped = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/**
 * What a code is under the server's key. Only that is hashed as passwords are, with a salt each: so those of before, of which this alone
 * was kept, could be hashed as they lay there (`hardenRecoveryCodes`).
 */
const seal = (secrets: Pick<Secrets, 'hashToken'>, userId: string, typed: string): string =>
  secrets.hashToken(`recovery code ${userId} ${readTyped(typed)}`);

/** Codes as they are shown, and what is kept of each. Takes a third of a second: to be made before a transaction opens. */
export interface MadeRecoveryCodes {
  codes: readonly string[];
  hashes: readonly string[];
}

/** Ten new codes. */
export async function makeRecoveryCodes(
  secrets: Pick<Secrets, 'hashToken'>,
  userId: string,
  codes: readonly string[] = Array.from({ length: count }, createRecoveryCode),
): Promise<MadeRecoveryCodes> {
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(seal(secrets, userId, code)))) };
}

/** Ends all recovery codes of a person in favour of others; only their hashes are kept. Answers the codes. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  userId: string,
  { codes, hashes }: MadeRecoveryCodes,
  now: Date,
): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId, created_at: now }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return [...codes];
}

/** Uses a code up. Whether it was one. Looks at one after the other, but at none for what cannot be a code. */
export async function useRecoveryCode(
  db: Kysely<Database>,
  secrets: Pick<Secrets, 'hashToken'>,
  { userId, code }: { userId: string; code: string },
  now: Date,
): Promise<boolean> {
  if (readTyped(code).length !== length) return false;
  const sealed = seal(secrets, userId, code);
  const left = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  for (const { code_hash } of left) {
    if (code_hash !== sealed && !(await isPassword(code_hash, sealed))) continue;
    const used = await db
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('code_hash', '=', code_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows > 0;
  }
  return false;
}

/** Hashes codes of before argon2id was used as passwords are hashed: some at a time, since each costs as much as a log-in. */
export async function hardenRecoveryCodes(db: Kysely<Database>, most = 200): Promise<void> {
  const old = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('code_hash', 'not like', '$argon2id$%')
    .limit(most)
    .execute();
  for (const { code_hash } of old)
    await db
      .updateTable('recovery_codes')
      .set({ code_hash: await hashPassword(code_hash) })
      .where('code_hash', '=', code_hash)
      .execute();
}

/** Without a second factor there is nothing to recover. */
export async function endRecoveryCodesWithLastFactor(db: Kysely<Database>, userId: string): Promise<void> {
  if (hasSecondFactor(await readFactors(db, userId))) return;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
