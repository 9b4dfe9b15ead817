import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Email, Language } from '@sigillum/api-contracts/schemas.ts';
import { PersonName } from '@sigillum/api-contracts/user/schemas.ts';
import { joinByDomain } from '../business/join-by-domain.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import type { ProvedPerson, ProviderSettings } from '../identity/identity-provider.ts';
import { linkInvitations } from './link-invitations.ts';
import { dummyHash } from '../accounts/password-hash.ts';
import { readDomain } from '../rules/read-domain.ts';
import { findSpeech } from './sso-repository.ts';
import { settleLater } from '../accounts/settle-later.ts';
import { findAccount, insertAccount, normaliseEmail } from '../accounts/user-repository.ts';
import type { Billing, Config } from '../config.ts';
import type { Services } from '../services.ts';
import { readFirstLaw, readFirstPlan } from '../rules/first-standing.ts';

/** What a first login needs to know besides who it is. */
interface FirstLogin {
  settings: Pick<ProviderSettings, 'issuer' | 'clientId'>;
  lang: Language | undefined;
  billing: Billing;
  region: Config['region'];
  jobs: Services['jobs'];
}

/**
 * The account of a person whom a provider has proved, made or linked when there is none yet. A provider speaks for the domains of
 * its organisation alone, and only for addresses that it calls verified. Inside a transaction; throws a refusal.
 */
export async function linkIdentity(
  trx: Kysely<Database>,
  person: ProvedPerson,
  { settings, ...first }: FirstLogin,
  now: Date,
): Promise<string> {
  const email = Email.safeParse(person.email ?? '').data;
  if (!email || (await findSpeech(trx, settings, readDomain(email))) !== 'heard')
    throw refuse('error.user.sso_address_foreign');
  if (!person.isEmailVerified) throw refuse('error.user.sso_address_unverified');
  const { issuer, subject } = person;
  const known = await findLinked(trx, { issuer, subject });
  // Whoever has taken the account along to an address elsewhere has taken it out of the organisation’s reach.
  const speech = known && (await findSpeech(trx, settings, readDomain(known.email)));
  if (speech === 'off') throw refuse('error.user.sso_address_foreign');
  if (speech) return known.id;
  const userId = await findOrMake(trx, normaliseEmail(email), person, first, now);
  // The subject may have belonged to an account that is deleted now, or somebody's at another address.
  await trx
    .deleteFrom('sso_identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '!=', userId)
    .execute();
  const link = { issuer, subject, user_id: userId, linked_at: now };
  await trx
    .insertInto('sso_identities')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // An address that was given to somebody else must not open the account of whoever had it before.
  if ((await findLinked(trx, { issuer, subject }))?.id !== userId) throw refuse('error.user.sso_address_taken');
  return userId;
}

/** The living account that a subject of an issuer belongs to. */
async function findLinked(trx: Kysely<Database>, { issuer, subject }: { issuer: string; subject: string }) {
  return trx
    .selectFrom('sso_identities')
    .innerJoin('users', 'users.id', 'sso_identities.user_id')
    .select(['users.id', 'users.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

async function findOrMake(
  trx: Kysely<Database>,
  email: string,
  { firstName, lastName, locale }: ProvedPerson,
  { lang, billing, region, jobs }: Omit<FirstLogin, 'settings'>,
  now: Date,
): Promise<string> {
  const account = await findAccount(trx, email);
  if (account) return account.id;
  const id = randomUUID();
  const isNew = await insertAccount(
    trx,
    {
      id,
      email,
      firstName: PersonName.safeParse(firstName).data ?? '',
      lastName: PersonName.safeParse(lastName).data ?? '',
      lang: Language.safeParse(locale?.slice(0, 2).toLowerCase()).data ?? lang ?? 'en',
      // Nobody knows a password for it; a reset by mail can give it one.
      passwordHash: dummyHash,
      attributes: { ssoSetupPending: true, ...readFirstPlan(billing), ...readFirstLaw(region) },
    },
    now,
  );
  // Another login of the same person was faster.
  if (!isNew) return (await findAccount(trx, email))!.id;
  // The terms are asked for by the set-up.
  await trx.updateTable('users').set({ gtc_accepted_at: null }).where('id', '=', id).execute();
  await joinByDomain(trx, { id, email }, now);
  await linkInvitations(trx, { id, email });
  await settleLater({ jobs }, trx, id, now);
  return id;
}
