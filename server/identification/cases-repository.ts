import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { IdentityOffer } from '../identity/identity-vendor.ts';
import { columnOf, type CaseOwner } from './case-owner.ts';

export type CaseRow = Selectable<Database['identification_cases']>;
export type IdentifiedRow = Selectable<Database['identifications']>;

export const findCase = (db: Kysely<Database>, id: string): Promise<CaseRow | undefined> =>
  db.selectFrom('identification_cases').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockCase = (trx: Kysely<Database>, id: string): Promise<CaseRow | undefined> =>
  trx.selectFrom('identification_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Picks the rows of an owner. */
export function isOwn(owner: CaseOwner): ['user_id' | 'sid', '=', string] {
  const [column, value] = columnOf(owner);
  return [column, '=', value];
}

/** The newest case of a person in one way, whether or not it has ended. */
export const findNewestCase = (
  db: Kysely<Database>,
  owner: CaseOwner,
  { legislation, kind }: IdentityOffer,
): Promise<CaseRow | undefined> =>
  db
    .selectFrom('identification_cases')
    .selectAll()
    .where(...isOwn(owner))
    .where('legislation', '=', legislation)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The newest case of a person in each way. */
export const listNewestCases = (db: Kysely<Database>, owner: CaseOwner): Promise<CaseRow[]> =>
  db
    .selectFrom('identification_cases')
    .selectAll()
    .distinctOn(['legislation', 'kind'])
    .where(...isOwn(owner))
    .orderBy('legislation')
    .orderBy('kind')
    .orderBy('created_at', 'desc')
    .execute();

/** What a person is known by and what counts now: the newest under each law first. */
export const listIdentified = (db: Kysely<Database>, owner: CaseOwner, now: Date): Promise<IdentifiedRow[]> =>
  db
    .selectFrom('identifications')
    .selectAll()
    .where(...isOwn(owner))
    .where('expires_at', '>', now)
    .orderBy('identified_at', 'desc')
    .execute();
