import { sql, type Kysely } from 'kysely';
import { listLacks as contract } from '@sigillum/api-contracts/signature-requests/list-lacks.ts';
import { findLack } from '@sigillum/api-contracts/user/find-lack.ts';
import { findMembership } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import type { Role } from '../requests/access-rules.ts';
import { readQualities } from '../user/signature-qualities.ts';

/** Who looks after a request. */
const managers: readonly Role[] = ['owner', 'admin', 'writer'];

export const listLacks = implement(contract, async ({ params, query }, { actor, db, now, services }) => {
  const { request, signatures, role } = await openRequest(db, actor, params.id, now);
  const { quality = request.quality, legislation = request.legislation } = query;
  const own = managers.includes(role) ? await findMembership(db, actor.id) : undefined;
  if (!own || own.business_id !== request.business_id) return { status: 200, body: { lacks: [] } };
  const colleagues = await listColleagues(db, { requestId: request.id, businessId: own.business_id });
  const judged = colleagues.map(async ({ sid, ...person }) => {
    const isEmailVerified = person.email_verified;
    const signatureQualities = await readQualities(services, db, {
      isEmailVerified,
      mobile: person.mobile,
      account: { id: person.id, now },
    });
    const lack = findLack({ emailVerified: isEmailVerified, signatureQualities }, { quality, legislation });
    return lack && signatures.some((one) => one.sid === sid) ? [{ sid, lack }] : [];
  });
  return { status: 200, body: { lacks: (await Promise.all(judged)).flat() } };
});

/** Signers who were named by the address of an account that belongs to the organisation. */
const listColleagues = (db: Kysely<Database>, { requestId, businessId }: { requestId: string; businessId: string }) =>
  db
    .selectFrom('signatures')
    // As the index of addresses has them.
    .innerJoin('users', (join) =>
      join.on(sql`lower(users.email)`, '=', sql`lower(signatures.account_email)`).on('users.deleted_at', 'is', null),
    )
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['signatures.sid', 'users.id', 'users.mobile', 'users.email_verified'])
    .where('signatures.request_id', '=', requestId)
    .where('memberships.business_id', '=', businessId)
    .where('memberships.state', '=', 'accepted')
    .orderBy('signatures.sid')
    .execute();
