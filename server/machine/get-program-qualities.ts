import type { Kysely } from 'kysely';
import { getProgramQualities as contract } from '@sigillum/api-contracts/machine/get-program-qualities.ts';
import type { SignatureQualities } from '@sigillum/api-contracts/user/schemas.ts';
import { findAccount, normaliseEmail } from '../accounts/user-repository.ts';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import type { ApiActor } from '../http/actor.ts';
import { implement } from '../http/implement.ts';
import { listProgramSeals, listUsableSeals } from '../seals/find-usable-seal.ts';
import { readQualities, type QualityMeans } from '../user/signature-qualities.ts';

export const getProgramQualities = implement(contract, async ({ query }, { actor, db, now, services }) => {
  const { username } = query;
  if (username === undefined) {
    const { seal } = await readQualities(services, db, await readOwnMeans(db, actor));
    return { status: 200, body: { ...none, seal } };
  }
  const means = await readMeansOf(db, actor, username, now);
  const qualities = await readQualities(services, db, means ?? stranger);
  return { status: 200, body: means ? omitAbsent(qualities) : { ...none, ...omitAbsent(pick(qualities)) } };
});

const none = { qes: {}, aes_minimal: {}, aes: {}, ses: {}, demo: {}, part11: {}, seal: { aes: {}, qes: {} } };
/** Whoever is not of the business looks the same, with an account and without. */
const stranger: QualityMeans = { isEmailVerified: true, mobile: null };

/** A program signs nothing by itself; it seals. */
const readOwnMeans = async (db: Kysely<Database>, { businessId, username }: ApiActor): Promise<QualityMeans> => ({
  isEmailVerified: true,
  mobile: null,
  seals: await listProgramSeals(db, businessId, username),
});

async function readMeansOf(db: Kysely<Database>, { businessId }: ApiActor, email: string, now: Date) {
  const account = await findAccount(db, normaliseEmail(email));
  const membership = account && (await findMembership(db, account.id));
  if (!account || membership?.business_id !== businessId) return undefined;
  const seals = await listUsableSeals(db, membership, account.id);
  return { isEmailVerified: account.email_verified, mobile: account.mobile, seals, account: { id: account.id, now } };
}

const pick = ({ ses, demo }: SignatureQualities) => ({ ses, demo });

/** Null is what is not there. */
const omitAbsent = <T extends object>(value: T): WithoutNull<T> =>
  JSON.parse(JSON.stringify(value), (_name, part: unknown) => (part === null ? undefined : part)) as WithoutNull<T>;
type WithoutNull<T> = { [K in keyof T]: T[K] extends object ? { [L in keyof T[K]]: Exclude<T[K][L], null> } : T[K] };
