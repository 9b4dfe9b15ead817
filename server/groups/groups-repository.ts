import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { GroupMember } from '@sigillum/api-contracts/groups/schemas.ts';
import type { Database } from '../database/schema.ts';

/** Groups of a business that are there, each with how many people are in it. */
const selectGroups = (db: Kysely<Database>) =>
  db
    .selectFrom('signer_groups')
    .selectAll('signer_groups')
    .select(
      sql<number>`(select count(*)::int from signer_group_members member where member.group_id = signer_groups.id)`.as(
        'member_count',
      ),
    )
    .where('deleted_at', 'is', null);

export const findGroup = (db: Kysely<Database>, businessId: string | null, id: string) =>
  selectGroups(db).where('id', '=', id).where('business_id', '=', businessId).executeTakeFirst();

/** Which of these groups of a business are there, with somebody in them. */
export async function listFilledGroups(
  db: Kysely<Database>,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await selectGroups(db).where('business_id', '=', businessId).where('id', 'in', ids).execute();
  return rows.filter(({ member_count: count }) => count > 0).map(({ id }) => id);
}

export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** `%` and `_` of a search are letters like others. */
const contain = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Groups whose own name, or that of one of its people, or an address of them holds what is searched. */
function match(search: string): RawBuilder<boolean> {
  const wanted = contain(search);
  return sql<boolean>`(signer_groups.name ilike ${wanted} or exists (select from signer_group_members member
    where member.group_id = signer_groups.id and (member.email ilike ${wanted} or member.name ilike ${wanted})))`;
}

export async function pageGroups(
  db: Kysely<Database>,
  businessId: string,
  { search = '', page, size }: { search?: string | undefined; page: number; size: number },
): Promise<{ groups: GroupRow[]; total: number }> {
  const wanted = selectGroups(db).where('business_id', '=', businessId).where(match(search));
  const [groups, total] = await Promise.all([
    wanted
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    countGroups(db, businessId, search),
  ]);
  return { groups, total };
}

export async function countGroups(db: Kysely<Database>, businessId: string, search = ''): Promise<number> {
  const { count } = await db
    .selectFrom('signer_groups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .where('business_id', '=', businessId)
    .where(match(search))
    .executeTakeFirstOrThrow();
  return count;
}

export const listGroupMembers = (db: Kysely<Database>, groupId: string): Promise<GroupMember[]> =>
  db
    .selectFrom('signer_group_members')
    .select(['email', 'name'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .execute();

interface GroupChange {
  id: string;
  name: string;
  members: readonly GroupMember[];
  now: Date;
}

export async function insertGroup(
  trx: Kysely<Database>,
  { id, businessId, name, members, now }: GroupChange & { businessId: string },
): Promise<void> {
  const moments = { created_at: now, updated_at: now };
  const row = { id, business_id: businessId, name, version_id: randomUUID(), ...moments };
  await trx.insertInto('signer_groups').values(row).execute();
  await insertMembers(trx, id, members);
}

/** Locks the group's row first: whoever is about to sign for it does, too. */
export async function changeGroup(trx: Kysely<Database>, { id, name, members, now }: GroupChange): Promise<void> {
  const change = { name, version_id: randomUUID(), updated_at: now };
  await trx.updateTable('signer_groups').set(change).where('id', '=', id).execute();
  await trx.deleteFrom('signer_group_members').where('group_id', '=', id).execute();
  await insertMembers(trx, id, members);
}

/** Whoever was in it last still signs what was sent to it: its people stay. */
export async function markGroupDeleted(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('signer_groups').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();
}

async function insertMembers(trx: Kysely<Database>, id: string, members: readonly GroupMember[]): Promise<void> {
  const rows = members.map(({ email, name }, position) => ({ group_id: id, email, name, position }));
  await trx.insertInto('signer_group_members').values(rows).execute();
}

/**
 * SQL of the groups that an account acts for, as rows (group_id). Whoever has left the group's business acts for none of it any more, also
 * where the address still stands in a group.
 */
export const groupsOf = (userId: string): RawBuilder<unknown> => sql`
  select member.group_id from signer_group_members member
  join users person on person.id = ${userId} and person.deleted_at is null and person.email_verified
    and lower(person.email) = member.email
  join signer_groups signer_group on signer_group.id = member.group_id
  where not exists (select from memberships gone
      where gone.business_id = signer_group.business_id and gone.user_id = ${userId} and gone.state = 'removed')
    or exists (select from memberships belonging
      where belonging.business_id = signer_group.business_id and belonging.user_id = ${userId} and belonging.state = 'accepted')`;

/** Selects the groups that an account acts for and that are there, with the version that each has. */
export const selectOwnGroups = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('signer_groups')
    .select(['signer_groups.id', 'signer_groups.version_id'])
    .where('signer_groups.deleted_at', 'is', null)
    .where('signer_groups.id', 'in', sql<string>`(${groupsOf(userId)})`)
    .orderBy('signer_groups.id');

/** A person of a group, with the account if there is one. */
export interface GroupPerson {
  email: string;
  name: string;
  lang: string | null;
}

export async function listGroupPeople(db: Kysely<Database>, groupId: string): Promise<GroupPerson[]> {
  const { rows } = await sql<GroupPerson>`
    select member.email, member.name, person.lang from signer_group_members member
    join signer_groups signer_group on signer_group.id = member.group_id
    left join users person on lower(person.email) = member.email and person.deleted_at is null
    where member.group_id = ${groupId} and not (
      exists (select from memberships gone where gone.business_id = signer_group.business_id
        and gone.user_id = person.id and gone.state = 'removed')
      and not exists (select from memberships belonging where belonging.business_id = signer_group.business_id
        and belonging.user_id = person.id and belonging.state = 'accepted'))
    order by member.position`.execute(db);
  return rows;
}
