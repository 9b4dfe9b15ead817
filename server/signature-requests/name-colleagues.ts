import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { listNamed, listObservers, listSignatures } from '../requests/request-repository.ts';
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

/**
 * Names the colleagues who may read and write, instead of those who were named before. Throws for who is no colleague: outside the
 * organisation nobody learns who has an account. Whoever has access anyway is passed over, so that what was answered can be sent back.
 */
export async function nameColleagues(
  trx: Kysely<Database>,
  { requestId, ownerId, businessId, readers, writers, now }: Naming,
): Promise<void> {
  if (!readers && !writers) return;
  const named = await listNamed(trx, requestId);
  const taking = [...(await listSignatures(trx, requestId)), ...(await listObservers(trx, requestId))];
  const colleagues = await listColleagues(trx, businessId);
  const emailOf = new Map(colleagues.map(({ id, email }) => [id, email]));
  const writing = writers ?? named.flatMap(({ level, email }) => (level === 'write' ? [email] : []));
  const known = {
    write: [emailOf.get(ownerId)],
    read: [emailOf.get(ownerId), ...writing, ...taking.map(({ email }) => email)],
  };
  for (const [level, emails] of [['write', writers] as const, ['read', readers] as const]) {
    if (!emails) continue;
    const wanted = leaveOut(emails, known[level]).map((email) => {
      const colleague = colleagues.find((one) => isSame(one.email, email));
      if (!colleague) throw refuse('error.sr.not_a_colleague');
      return colleague.id;
    });
    for (const { user_id } of named.filter((row) => row.level === level && !wanted.includes(row.user_id)))
      await takeAccess(trx, requestId, user_id, level, now);
    for (const id of wanted) await grantAccess(trx, requestId, id, level);
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const leaveOut = (emails: readonly string[], known: readonly (string | undefined)[]) =>
  emails.filter((email) => !known.some((one) => one !== undefined && isSame(one, email)));

const listColleagues = (db: Kysely<Database>, businessId: string | null) =>
  db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email'])
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .where('users.deleted_at', 'is', null)
    .execute();
