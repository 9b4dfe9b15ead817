import { addSealMembers as contract } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { listPeople } from '../business/business-repository.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { accessManagedSeal } from './access-seal.ts';
import { describeSeal } from './describe-seal.ts';
import { addMembers } from './seals-repository.ts';

export const addSealMembers = implement(contract, async ({ params, body }, { actor, db, now, services }) => {
  await accessManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  const asked = new Set(body.members.map((email) => email.toLowerCase()));
  const people = (await listPeople(db, params.id)).filter(({ email }) => asked.has(email.toLowerCase()));
  if (people.length !== asked.size) throw refuse('error.seal.member_unknown');
  const userIds = people.map(({ id }) => id);
  await addMembers(db, key, userIds, now);
  return { status: 200, body: await describeSeal(services, db, key, 'admin') };
});
