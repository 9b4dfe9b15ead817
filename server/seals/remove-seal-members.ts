import { removeSealMembers as contract } from '@sigillum/api-contracts/seals/remove-seal-members.ts';
import { implement } from '../http/implement.ts';
import { accessManagedSeal } from './access-seal.ts';
import { describeSeal } from './describe-seal.ts';
import { listSealMembers, removeMembers } from './seals-repository.ts';

export const removeSealMembers = implement(contract, async ({ params, body }, { actor, db, services }) => {
  await accessManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  const asked = new Set(body.members.map((email) => email.toLowerCase()));
  const people = (await listSealMembers(db, key)).filter(({ email }) => asked.has(email.toLowerCase()));
  const userIds = people.map(({ id }) => id);
  if (userIds.length) await removeMembers(db, key, userIds);
  return { status: 200, body: await describeSeal(services, db, key, 'admin') };
});
