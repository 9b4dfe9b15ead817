import type { Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';

/** How a seal is addressed: names are unique within a business. */
export interface SealKey {
  businessId: string;
  name: string;
}

/**
 * The name by which trust services know a business's seal. It carries the business's id, so that no business can reach a seal of
 * another one by choosing its name; operators write the same in TRUST_CSC_SEALS.
 */
export const nameSealAccount = ({ businessId, name }: SealKey): string => `${businessId}/${name}`;

/** People who have left the business are no members of its seals, whatever is written there. */
const joinMembers = (db: Kysely<Database>) =>
  db
    .selectFrom('seal_members')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'seal_members.user_id')
        .onRef('memberships.business_id', '=', 'seal_members.business_id')
        .on('memberships.state', '=', 'accepted'),
    )
    .innerJoin('users', 'users.id', 'seal_members.user_id');

const selectMembers = (db: Kysely<Database>, businessId: string) =>
  joinMembers(db).where('seal_members.business_id', '=', businessId);

/** The seals that a person may use, by name, each with its business, which may be one that is no more. */
export const selectOwnSeals = (db: Kysely<Database>, userId: string) =>
  joinMembers(db)
    .select(['seal_members.business_id', 'seal_members.name'])
    .where('seal_members.user_id', '=', userId)
    .orderBy('seal_members.name');

/** The seals of a business without their images, by name; with `userId` only those that this person may use. */
export async function listSealRows(db: Kysely<Database>, businessId: string, userId?: string) {
  const seals = await db
    .selectFrom('seals')
    .select((eb) => ['name', 'label', 'created_at', eb('image', 'is not', null).as('has_image')])
    .where('business_id', '=', businessId)
    .orderBy('name')
    .execute();
  const members = await selectMembers(db, businessId).select(['seal_members.name', 'seal_members.user_id']).execute();
  const programs = await db
    .selectFrom('seal_api_users')
    .select(['name', 'username'])
    .where('business_id', '=', businessId)
    .orderBy('username')
    .execute();
  const listOf = <T extends { name: string }>(rows: T[], name: string) => rows.filter((row) => row.name === name);
  return seals
    .map(({ has_image, ...seal }) => {
      const userIds = listOf(members, seal.name).map(({ user_id }) => user_id);
      const usernames = listOf(programs, seal.name).map(({ username }) => username);
      return { ...seal, hasImage: Boolean(has_image), userIds, usernames };
    })
    .filter(({ userIds }) => userId === undefined || userIds.includes(userId));
}
export type SealRow = Awaited<ReturnType<typeof listSealRows>>[number];

/** The names of the seals of a business that a person may use. */
export async function listSealNames(db: Kysely<Database>, businessId: string, userId: string): Promise<string[]> {
  const rows = await listNamesOf(db, { businessId, userId });
  return rows.map(({ name }) => name);
}

const listNamesOf = keepQuery((db, { businessId, userId }: { businessId: string; userId: string }) =>
  selectMembers(db, businessId)
    .select('seal_members.name')
    .where('seal_members.user_id', '=', userId)
    .orderBy('seal_members.name'),
);

/** The names of the seals of a business that a program may use. */
export async function listProgramSealNames(
  db: Kysely<Database>,
  businessId: string,
  username: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('seal_api_users')
    .select('name')
    .where('username', '=', username)
    .where('business_id', '=', businessId)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The people who may use a seal, by name. */
export async function listSealMembers(db: Kysely<Database>, { businessId, name }: SealKey) {
  return selectMembers(db, businessId)
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .where('seal_members.name', '=', name)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.email')
    .execute();
}

export async function readSealImage(db: Kysely<Database>, { businessId, name }: SealKey) {
  const row = await db
    .selectFrom('seals')
    .select(['image', 'image_type'])
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.image && row.image_type ? { bytes: row.image, contentType: row.image_type } : undefined;
}

/** Creates a seal or changes its label; tells whether it is a new one. */
export async function storeSeal(
  db: Kysely<Database>,
  { businessId: business_id, name }: SealKey,
  label: string,
  now: Date,
): Promise<'created' | 'changed'> {
  const created = await db
    .insertInto('seals')
    .values({ business_id, name, label, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (created.numInsertedOrUpdatedRows) return 'created';
  await updateSeal(db, { businessId: business_id, name }, { label, updated_at: now });
  return 'changed';
}

export async function updateSeal(
  db: Kysely<Database>,
  { businessId, name }: SealKey,
  changes: { label?: string; image?: Buffer | null; image_type?: string | null; updated_at: Date },
): Promise<void> {
  await db.updateTable('seals').set(changes).where('business_id', '=', businessId).where('name', '=', name).execute();
}

export async function addMembers(
  db: Kysely<Database>,
  { businessId: business_id, name }: SealKey,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('seal_members')
    .values(userIds.map((user_id) => ({ business_id, name, user_id, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addPrograms(
  db: Kysely<Database>,
  { businessId: business_id, name }: SealKey,
  usernames: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('seal_api_users')
    .values(usernames.map((username) => ({ business_id, name, username, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePrograms(
  db: Kysely<Database>,
  { businessId, name }: SealKey,
  usernames: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('seal_api_users')
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .where('username', 'in', usernames)
    .execute();
}

export async function removeMembers(
  db: Kysely<Database>,
  { businessId, name }: SealKey,
  userIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('seal_members')
    .where('business_id', '=', businessId)
    .where('name', '=', name)
    .where('user_id', 'in', userIds)
    .execute();
}
