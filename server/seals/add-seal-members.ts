import { addSealMembers as contract } from '@sigillum/api-contracts/seals/add-seal-members.ts';
import { listApiUserRows } from '../business/api-users-repository.ts';
import { listPeople } from '../business/business-repository.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimManagedSeal } from './access-seal.ts';
import { describeSeal } from './describe-seal.ts';
import { addMembers, addPrograms } from './seals-repository.ts';
import { tellSealChange } from './tell-seal-change.ts';

export const addSealMembers = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const seal = await claimManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  const asked = new Set(body.members.map((email) => email.toLowerCase()));
  const people = (await listPeople(db, params.id)).filter(({ email }) => asked.has(email.toLowerCase()));
  const programs = (await listApiUserRows(db, params.id)).filter(({ username }) => asked.has(username));
  if (people.length + programs.length !== asked.size) throw refuse('error.seal.member_unknown');
  const userIds = people.map(({ id }) => id);
  const usernames = programs.map(({ username }) => username);
  if (userIds.length) await addMembers(db, key, userIds, now);
  if (usernames.length) await addPrograms(db, key, usernames, now);
  const come = [
    ...people.filter(({ id }) => !seal.userIds.includes(id)).map(({ email }) => email),
    ...usernames.filter((username) => !seal.usernames.includes(username)),
  ];
  if (come.length) await tellSealChange(db, context, key, { members: { from: [], to: come } });
  return { status: 200, body: await describeSeal(services, db, key, 'admin') };
});
