import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { ProviderSettings } from '../identity/identity-provider.ts';
import type { Secrets } from '../process/secrets.ts';
import { readDomain } from '../rules/read-domain.ts';
import { endHalfLogins } from '../two-step/challenge-repository.ts';

const loginMinutes = 10;

/** What the stored client secret of a domain is bound to. */
const nameSecret = (domain: string) => `identity provider ${domain}`;

const selectProvider = (db: Kysely<Database>, domain: string) =>
  db
    .selectFrom('identity_providers')
    .leftJoin('switched_off_logins as off', 'off.domain', 'identity_providers.domain')
    .select(['issuer', 'client_id', 'client_secret', 'business_id', 'has_own_callback', 'off.at as off_at'])
    .where('identity_providers.domain', '=', domain)
    .where('verified_at', 'is not', null);

/** How a provider is called, and whose address people come back to: nobody's is the one of all that are set up by the operator. */
type KnownProvider = ProviderSettings & { callbackOf: string | null };

/** The provider of a domain whose ownership is proved; none where an operator has switched it off, except `isAlsoOff`. */
export async function findProvider(
  db: Kysely<Database>,
  { secrets, config }: { secrets: Secrets; config: Pick<Config, 'callbackNetworks'> },
  domain: string,
  { isAlsoOff = false }: { isAlsoOff?: boolean } = {},
): Promise<KnownProvider | undefined> {
  const row = await selectProvider(db, domain).executeTakeFirst();
  if (!row || (row.off_at && !isAlsoOff)) return undefined;
  return {
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: secrets.decrypt(row.client_secret, nameSecret(domain)),
    ...(row.business_id && { addresses: limitAddresses(config) }),
    callbackOf: row.has_own_callback ? row.business_id : null,
  };
}

/** Where what an organisation has set up itself may lead: as callbacks (decision 074). */
export const limitAddresses = ({
  callbackNetworks,
}: Pick<Config, 'callbackNetworks'>): NonNullable<ProviderSettings['addresses']> => ({
  isPublicOnly: true,
  ...(callbackNetworks && { allowed: callbackNetworks }),
});

/** Whether a provider is the one of a domain, of which an organisation may have several, and is heard: an operator may have switched it off. */
export async function findSpeech(
  db: Kysely<Database>,
  { issuer, clientId }: Pick<ProviderSettings, 'issuer' | 'clientId'>,
  domain: string,
): Promise<'heard' | 'off' | undefined> {
  const row = await selectProvider(db, domain)
    .where('issuer', '=', issuer)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && (row.off_at ? 'off' : 'heard');
}

/**
 * Sets the provider of a domain, in place of the one before. `verifiedAt`: since when the domain is known to be theirs; `businessId`: whose
 * administrator sets it, nobody's where it is the operator.
 */
export async function putProvider(
  db: Kysely<Database>,
  secrets: Secrets,
  {
    domain,
    verifiedAt,
    businessId = null,
    ...settings
  }: ProviderSettings & { domain: string; verifiedAt: Date | null; businessId?: string | null },
  now: Date,
): Promise<void> {
  const values = {
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: secrets.encrypt(settings.clientSecret, nameSecret(domain)),
    verified_at: verifiedAt,
    business_id: businessId,
    has_own_callback: businessId !== null,
  };
  await db
    .insertInto('identity_providers')
    .values({ domain, ...values, created_at: now })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(values))
    .execute();
}

/**
 * Switches the log-in of a domain on or off, whoever set it up. Off, whoever has logged in there is logged out everywhere: the provider may
 * have been taken over, and nothing says which sessions it has opened. False where it was so already.
 */
export async function switchLogin(
  db: Kysely<Database>,
  { domain, isOn, now }: { domain: string; isOn: boolean; now: Date },
): Promise<boolean> {
  if (isOn) {
    const { numDeletedRows } = await db
      .deleteFrom('switched_off_logins')
      .where('domain', '=', domain)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0;
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('switched_off_logins')
    .values({ domain, at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await endSessions(db, domain, now);
  return true;
}

/** Whether an operator has switched off the log-in where an account's address belongs. Of an account that the caller holds: see `endSessions`. */
export async function isLoginOff(trx: Kysely<Database>, email: string): Promise<boolean> {
  const off = await trx
    .selectFrom('switched_off_logins')
    .select('domain')
    .where('domain', '=', readDomain(email))
    .executeTakeFirst();
  return off !== undefined;
}

/**
 * Of everybody with an address of the domain who has a login of an organisation, and second steps that they have begun. Whoever is being let
 * in at this moment holds the account: is waited for, or sees that it is off.
 */
async function endSessions(db: Kysely<Database>, domain: string, now: Date): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', (eb) => eb.selectFrom('sso_identities').select('user_id'))
    .execute();
  const ids = people.filter(({ email }) => readDomain(email) === domain).map(({ id }) => id);
  if (ids.length === 0) return;
  await db.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute();
  await endHalfLogins(db, ids, now);
}

interface NewLogin {
  stateHash: string;
  bindingHash: string;
  domain: string;
  nonce: string;
  /** Encrypted. */
  verifier: string;
}

/** Keeps a login that begins; answers when it ends. What ended a day ago goes. */
export async function insertLogin(db: Kysely<Database>, login: NewLogin, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + loginMinutes * 60_000);
  const yesterday = new Date(now.getTime() - 24 * 3600 * 1000);
  await db.deleteFrom('sso_logins').where('expires_at', '<', yesterday).execute();
  await db
    .insertInto('sso_logins')
    .values({
      state_hash: login.stateHash,
      binding_hash: login.bindingHash,
      domain: login.domain,
      nonce: login.nonce,
      verifier: login.verifier,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return expiresAt;
}

/** An answer of a provider, and who brings it. */
export interface HashedAnswer {
  stateHash: string;
  bindingHash: string;
  answerHash: string;
}

/** What was kept of a login when it began. */
export type TakenLogin = NonNullable<Awaited<ReturnType<typeof takeLogin>>>;

/** Uses a login up, for the browser that began it; undefined when it is unknown, another browser's, too old, or used. One call gets it. */
export async function takeLogin(db: Kysely<Database>, { stateHash, bindingHash, answerHash }: HashedAnswer, now: Date) {
  return db
    .updateTable('sso_logins')
    .set({ used_at: now, answer_hash: answerHash })
    .where('state_hash', '=', stateHash)
    .where('binding_hash', '=', bindingHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['domain', 'nonce', 'verifier'])
    .executeTakeFirst();
}

/** Notes whose account an accepted answer led to. */
export async function noteAccount(db: Kysely<Database>, stateHash: string, userId: string): Promise<void> {
  await db.updateTable('sso_logins').set({ user_id: userId }).where('state_hash', '=', stateHash).execute();
}

/** Notes that an answer led to nobody: who brings it once more waits for nothing. */
export async function noteFailure(db: Kysely<Database>, stateHash: string): Promise<void> {
  await db.updateTable('sso_logins').set({ answer_hash: null }).where('state_hash', '=', stateHash).execute();
}

const repeatSeconds = 30;

/** The account that the very same answer of the same browser led to a moment ago; null while that is being judged. */
export async function findRepeated(
  db: Kysely<Database>,
  { stateHash, bindingHash, answerHash }: HashedAnswer,
  now: Date,
): Promise<{ userId: string | null } | undefined> {
  return db
    .selectFrom('sso_logins')
    .leftJoin('users', 'users.id', 'sso_logins.user_id')
    .select('sso_logins.user_id as userId')
    .where('state_hash', '=', stateHash)
    .where('binding_hash', '=', bindingHash)
    .where('answer_hash', '=', answerHash)
    .where('used_at', '>', new Date(now.getTime() - repeatSeconds * 1000))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Whether an account has a login of an organisation. */
export async function hasIdentity(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sso_identities')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
