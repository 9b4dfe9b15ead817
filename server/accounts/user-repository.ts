import { domainToUnicode } from 'node:url';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CallMeta } from '../http/implement.ts';
import type { StoredAttributes } from './preferences.ts';

/** How long an access token lives (specification, section 4). */
const sessionHours = 24;

/** Addresses are kept and found in lower case, their domain in the letters that people write: bücher.ch, not xn--bcher-kva.ch. */
export function normaliseEmail(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@') + 1;
  const domain = plain.slice(at);
  return plain.slice(0, at) + (domainToUnicode(domain) || domain);
}

/** The living account of a normalised address. */
export async function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function getAccount(db: Kysely<Database>, id: string): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The same, locked until the transaction ends. */
export async function lockAccount(trx: Kysely<Database>, id: string): Promise<UserRow> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * A living account, whose password and being nobody changes until the transaction ends; others may hold it so, too. For whoever opens
 * something by the password that was proved before: a change of it waits, and then ends that, or it has come first and is seen.
 */
export async function holdAccount(trx: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Where a person logs in from, for the list of their sessions. */
export type SessionPlace = Pick<CallMeta, 'ip' | 'userAgent'>;

/** Keeps the hash of a new access token, and from where it was asked for; the person’s business sees that day’s login. Answers when it ends. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  tokenHash: string,
  now: Date,
  place?: SessionPlace,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + sessionHours * 3600 * 1000);
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      ip: place?.ip || null,
      user_agent: place?.userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await db
    .updateTable('memberships')
    .set({ last_active_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'accepted')
    .execute();
  return expiresAt;
}

interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  lang: string;
  passwordHash: string;
  attributes: StoredAttributes;
}

/** Creates an account whose address is proved and whose person has accepted the terms; false when the address has one. */
export async function insertAccount(db: Kysely<Database>, account: NewAccount, now: Date): Promise<boolean> {
  const { id, email, firstName, lastName, lang, passwordHash, attributes } = account;
  const inserted = await db
    .insertInto('users')
    .values({
      id,
      email,
      email_verified: true,
      first_name: firstName,
      last_name: lastName,
      password_hash: passwordHash,
      lang,
      gtc_accepted_at: now,
      attributes: JSON.stringify(attributes),
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .executeTakeFirst();
  return Boolean(inserted.numInsertedOrUpdatedRows);
}
