import type { Kysely } from 'kysely';
import type { IdentityCheck, InPerson } from '@sigillum/api-contracts/identification/in-person-schemas.ts';
import { isAesInForce, selectCountingChecks } from '../business/aes-for-business.ts';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { Services } from '../services.ts';
import type { CheckRow } from './checks-repository.ts';
import { openDocument } from './identity-secrets.ts';
import { isOfficer } from './officers-repository.ts';

const describeBase = (row: CheckRow) => ({
  id: row.id,
  state: row.ended_at ? ('ended' as const) : row.confirmed_at ? ('confirmed' as const) : ('waiting' as const),
  officer_name: row.officer_name,
  officer_email: row.officer_email,
  recorded_at: row.recorded_at.toISOString(),
  confirmed_at: writeInstant(row.confirmed_at),
  expires_at: row.expires_at.toISOString(),
});

/** Records with their people. */
export const selectChecks = (db: Kysely<Database>) =>
  db
    .selectFrom('identity_checks')
    .innerJoin('users', 'users.id', 'identity_checks.user_id')
    .selectAll('identity_checks')
    .select(['users.email', 'users.first_name', 'users.last_name']);
type ListedRow = Awaited<ReturnType<ReturnType<typeof selectChecks>['executeTakeFirstOrThrow']>>;

/** A record as those see it who look after the business's. */
export const describeCheck = (row: ListedRow): IdentityCheck => ({
  ...describeBase(row),
  member: { id: row.user_id, email: row.email, first_name: row.first_name, last_name: row.last_name },
  end: row.end_reason,
});

/** All that concerns a person of being checked by colleagues, and of checking them. */
export async function describeInPerson(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  userId: string,
  now: Date,
): Promise<InPerson> {
  const [membership, rows, counting] = await Promise.all([
    findMembership(db, userId),
    db
      .selectFrom('identity_checks as check')
      .innerJoin('businesses', 'businesses.id', 'check.business_id')
      .selectAll('check')
      .select('businesses.name')
      .where('check.user_id', '=', userId)
      .where('check.ended_at', 'is', null)
      .where('check.expires_at', '>', now)
      .orderBy('check.recorded_at', 'desc')
      .execute(),
    selectCountingChecks(db, now).where('check.user_id', '=', userId).execute(),
  ]);
  const isOne = membership !== undefined && (await isOfficer(db, membership.business_id, userId));
  return {
    business: membership
      ? {
          id: membership.business_id,
          name: membership.name,
          is_enabled: await isAesInForce(db, membership.business_id),
          is_officer: isOne,
          sees_checks: isOne || membership.role === 'admin',
        }
      : null,
    checks: rows.map((row) => ({
      ...describeBase(row),
      business_name: row.name,
      counts: counting.some(({ id }) => id === row.id),
      document: openDocument(secrets, row.id, row.document!),
    })),
  };
}
