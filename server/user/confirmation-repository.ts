import type { Kysely } from 'kysely';
import type { SignUpFlow } from '@sigillum/api-contracts/user/schemas.ts';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import type { Database } from '../database/schema.ts';

const confirmationHours = 24;

interface NewConfirmation {
  tokenHash: string;
  email: string;
  flow: SignUpFlow;
  lang: Language;
  /** A link that leads nowhere from the start: its mail says that the address has an account. */
  isVoid: boolean;
}

/** Keeps a confirmation under the hash of its token; answers when it ends. */
export async function insertConfirmation(
  db: Kysely<Database>,
  confirmation: NewConfirmation,
  now: Date,
): Promise<Date> {
  const { tokenHash, email, flow, lang, isVoid } = confirmation;
  const expiresAt = new Date(now.getTime() + confirmationHours * 3600 * 1000);
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: tokenHash,
      email,
      flow,
      lang,
      created_at: now,
      expires_at: expiresAt,
      used_at: isVoid ? now : null,
    })
    .execute();
  return expiresAt;
}

/** Marks a living link as opened (the first time counts) and answers it; undefined when used, expired or unknown. */
export async function confirmLink(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .updateTable('email_confirmations')
    .set((values) => ({ confirmed_at: values.fn.coalesce('confirmed_at', values.val(now)) }))
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'flow', 'lang', 'expires_at'])
    .executeTakeFirst();
}

/** A confirmed link that may still be used once; nothing is written. */
export async function findConfirmed(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .selectFrom('email_confirmations')
    .select(['email', 'flow'])
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Uses a confirmed link up, with every other link of its address; false when another call was faster. All of them are locked
 * in one order first: two links of one address that are used at the same moment must not wait for each other.
 */
export async function useConfirmation(
  db: Kysely<Database>,
  tokenHash: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const unused = await db
    .selectFrom('email_confirmations')
    .select('token_hash')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .orderBy('token_hash')
    .forUpdate()
    .execute();
  if (!unused.some(({ token_hash }) => token_hash === tokenHash)) return false;
  await db
    .updateTable('email_confirmations')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
  return true;
}
