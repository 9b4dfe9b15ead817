import { getProgramAssurance as contract } from '@sigillum/api-contracts/machine/get-program-assurance.ts';
import { implement } from '../http/implement.ts';

export const getProgramAssurance = implement(contract, async ({ body }, { actor, db, now }) => {
  const known =
    body.mobile_number === undefined
      ? undefined
      : await db
          .selectFrom('identifications')
          .innerJoin('users', 'users.id', 'identifications.user_id')
          .innerJoin('memberships', 'memberships.user_id', 'users.id')
          .select(['identifications.quality', 'identifications.provider'])
          .where('memberships.business_id', '=', actor.businessId)
          .where('memberships.state', '=', 'accepted')
          .where('users.mobile', '=', body.mobile_number)
          .where('users.deleted_at', 'is', null)
          .where('identifications.activated_at', 'is not', null)
          .where('identifications.expires_at', '>', now)
          .orderBy('identifications.level', 'desc')
          .orderBy('identifications.identified_at', 'desc')
          .executeTakeFirst();
  if (!known) return { status: 200, body: { assurance_level: 'none' } };
  const assurance_level = known.quality === 'QES' ? 'qualified' : 'advanced';
  return { status: 200, body: { assurance_level, provider: known.provider } };
});
