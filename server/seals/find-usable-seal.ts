import type { Kysely } from 'kysely';
import { findMembership, type Membership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { listSealNames, listSealRows, nameSealAccount, readSealImage } from './seals-repository.ts';

/** A seal in the hands of one of its members. */
export interface UsableSeal {
  name: string;
  label: string;
  /** In whose name the seal stands. */
  organisation: string;
  /** By which trust services know it. */
  accountName: string;
  /** PNG or JPEG. */
  image: Buffer | undefined;
}

/** The names of the seals that an account may seal with: only a member may, an administrator of the business is none by that alone. */
export async function listUsableSeals(
  db: Kysely<Database>,
  membership: Membership | undefined,
  userId: string,
): Promise<string[]> {
  return membership ? listSealNames(db, membership.business_id, userId) : [];
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
    organisation: membership.name,
    accountName: nameSealAccount(key),
    image: image?.bytes,
  };
}
