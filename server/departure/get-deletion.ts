import { getDeletion as contract } from '@sigillum/api-contracts/user/get-deletion.ts';
import { implement } from '../http/implement.ts';
import { planDeparture } from './plan-departure.ts';
import { hasIdentity } from '../user/sso-repository.ts';
import { listAffected, type Affected } from './survey-deletion.ts';

export const getDeletion = implement(contract, async (_input, { actor, db, now }) => {
  const departure = await planDeparture(db, actor.id);
  const affected = await listAffected(db, actor.id, departure, now);
  const count = (matches: (request: Affected) => boolean) => affected.filter(matches).length;
  return {
    status: 200,
    body: {
      drafts: count(({ fate }) => fate === 'erase'),
      withdrawnRequests: count(({ fate }) => fate === 'withdraw'),
      passedOnRequests: count(({ fate, status }) => fate === 'pass on' && status === 'OPEN'),
      unsignedRequests: count(({ fate, status, isUnsigned }) => fate === 'leave' && status === 'OPEN' && isUnsigned),
      canProveByLogin: await hasIdentity(db, actor.id),
      business: departure
        ? {
            name: departure.name,
            isOnlyAdministrator: departure.isOnlyAdministrator,
            otherMembers: departure.otherMembers,
            endsWithAccount: departure.endsWithAccount,
          }
        : null,
    },
  };
});
