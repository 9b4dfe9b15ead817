import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { listNamed, listObservers, listSignatures, type NamedRow } from '../requests/request-repository.ts';
import { grantAccess } from './store-signer.ts';
import { takeAccess } from './take-access.ts';

interface Naming {
  requestId: string;
  ownerId: string;
  businessId: string | null;
  /** Undefined: stays as it is. */
  readers: readonly string[] | undefined;
  writers: readonly string[] | undefined;
  now: Date;
}

/** Somebody of the organisation. */
export type Colleague = Omit<NamedRow, 'level'>;

/** Who may read or write since now, and who may no more. */
export type ColleagueChanges = Record<
  'readersAdded' | 'readersRemoved' | 'writersAdded' | 'writersRemoved',
  Colleague[]
>;

/**
 * Names the colleagues who may read and write, instead of those who were named before. Throws for who is no colleague: outside the
 * organisation nobody learns who has an account. Whoever has access anyway is passed over, so that what was answered can be sent back.
 * Answers what is different now.
 */
export async function nameColleagues(
  trx: Kysely<Database>,
  { requestId, ownerId, businessId, readers, writers, now }: Naming,
): Promise<ColleagueChanges> {
  const changes: ColleagueChanges = { readersAdded: [], readersRemoved: [], writersAdded: [], writersRemoved: [] };
  if (!readers && !writers) return changes;
  const named = await listNamed(trx, requestId);
  const taking = [...(await listSignatures(trx, requestId)), ...(await listObservers(trx, requestId))];
  const colleagues = await listColleagues(trx, businessId);
  const emailOf = new Map(colleagues.map(({ id, email }) => [id, email]));
  const writing = writers ?? named.flatMap(({ level, email }) => (level === 'write' ? [email] : []));
  const known = {
    write: [emailOf.get(ownerId)],
    read: [emailOf.get(ownerId), ...writing, ...taking.map(({ email }) => email)],
  };
  const lists = [
    { level: 'write', emails: writers, added: changes.writersAdded, removed: changes.writersRemoved },
    { level: 'read', emails: readers, added: changes.readersAdded, removed: changes.readersRemoved },
  ] as const;
  for (const { level, emails, added, removed } of lists) {
    if (!emails) continue;
    const before = named.filter((row) => row.level === level);
    const wanted = leaveOut(emails, known[level]).map((email) => {
      const colleague = colleagues.find((one) => isSame(one.email, email));
      if (!colleague) throw refuse('error.sr.not_a_colleague');
      return colleague;
    });
    removed.push(...before.filter((row) => !wanted.some(({ id }) => id === row.id)));
    added.push(...wanted.filter(({ id }) => !before.some((row) => row.id === id)));
    for (const { id } of removed) await takeAccess(trx, requestId, id, level, now);
    for (const { id } of added) await grantAccess(trx, requestId, id, level);
  }
  return changes;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const leaveOut = (emails: readonly string[], known: readonly (string | undefined)[]) =>
  emails.filter((email) => !known.some((one) => one !== undefined && isSame(one, email)));

/** People by their address, programs by their user name. */
export const listColleagues = (db: Kysely<Database>, businessId: string | null) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.lang', 'users.first_name', 'users.last_name'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('users.deleted_at', 'is', null)
    .union(
      db
        .selectFrom('api_users')
        .innerJoin('users', 'users.id', 'api_users.user_id')
        .select(['users.id', 'users.email', 'users.lang', 'users.first_name', 'users.last_name'])
        .where('api_users.business_id', '=', businessId),
    )
    .execute();
