import type { Kysely } from 'kysely';
import { findMembership, type Membership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import {
  listProgramSealNames,
  listSealNames,
  listSealRows,
  nameSealAccount,
  readSealImage,
} from './seals-repository.ts';

/** A seal in the hands of one of its members. */
export interface UsableSeal {
  name: string;
  label: string;
  businessId: string;
  /** In whose name the seal stands. */
  organisation: string;
  /** By which trust services know it. */
  accountName: string;
  /** PNG or JPEG. */
  image: Buffer | undefined;
}

/** A seal by its name in the business, and by which trust services know it. */
export interface SealName {
  name: string;
  accountName: string;
}

export const nameSeals = (businessId: string, names: readonly string[]): SealName[] =>
  names.map((name) => ({ name, accountName: nameSealAccount({ businessId, name }) }));

/** The seals that an account may seal with: only a member may, an administrator of the business is none by that alone. */
export async function listUsableSeals(
  db: Kysely<Database>,
  membership: Membership | undefined,
  userId: string,
): Promise<SealName[]> {
  if (!membership) return [];
  const { business_id } = membership;
  return nameSeals(business_id, await listSealNames(db, business_id, userId));
}

/** The seals that a program of the business may seal with. */
export const listProgramSeals = async (
  db: Kysely<Database>,
  businessId: string,
  username: string,
): Promise<SealName[]> => nameSeals(businessId, await listProgramSealNames(db, businessId, username));

/** The seal of this name that a program may seal with, the first one by name without; undefined for a foreign one as for none. */
export async function findProgramSeal(
  db: Kysely<Database>,
  { businessId, username }: { businessId: string; username: string },
  wanted: string | undefined,
): Promise<UsableSeal | undefined> {
  const names = await listProgramSealNames(db, businessId, username);
  const name = names.find((one) => wanted === undefined || one === wanted);
  if (name === undefined) return undefined;
  const key = { businessId, name };
  const { label, organisation } = await db
    .selectFrom('seals')
    .innerJoin('businesses', 'businesses.id', 'seals.business_id')
    .select(['label', 'businesses.name as organisation'])
    .where('business_id', '=', businessId)
    .where('seals.name', '=', name)
    .executeTakeFirstOrThrow();
  const image = await readSealImage(db, key);
  return { name, label, businessId, organisation, accountName: nameSealAccount(key), image: image?.bytes };
}

/** The seal of this name that an account may seal with; undefined for a foreign one as for none. */
export async function findUsableSeal(
  db: Kysely<Database>,
  userId: string,
  name: string,
): Promise<UsableSeal | undefined> {
  const membership = await findMembership(db, userId);
  if (!membership) return undefined;
  const businessId = membership.business_id;
  const seal = (await listSealRows(db, businessId, userId)).find((row) => row.name === name);
  if (!seal) return undefined;
  const key = { businessId, name };
  const image = await readSealImage(db, key);
  return {
    name,
    label: seal.label,
    businessId,
    organisation: membership.name,
    accountName: nameSealAccount(key),
    image: image?.bytes,
  };
}
