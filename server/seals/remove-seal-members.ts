import { removeSealMembers as contract } from '@sigillum/api-contracts/seals/remove-seal-members.ts';
import { implement } from '../http/implement.ts';
import { claimManagedSeal } from './access-seal.ts';
import { describeSeal } from './describe-seal.ts';
import { listSealMembers, removeMembers, removePrograms } from './seals-repository.ts';
import { tellSealChange } from './tell-seal-change.ts';

export const removeSealMembers = implement(contract, async ({ params, body }, context) => {
  const { actor, db, services } = context;
  const seal = await claimManagedSeal(db, actor, params);
  const key = { businessId: params.id, name: params.name };
  const asked = new Set(body.members.map((email) => email.toLowerCase()));
  const people = (await listSealMembers(db, key)).filter(({ email }) => asked.has(email.toLowerCase()));
  const userIds = people.map(({ id }) => id);
  const usernames = seal.usernames.filter((username) => asked.has(username));
  if (userIds.length) await removeMembers(db, key, userIds);
  if (usernames.length) await removePrograms(db, key, usernames);
  const gone = [...people.map(({ email }) => email), ...usernames];
  if (gone.length) await tellSealChange(db, context, key, { members: { from: gone, to: [] } });
  return { status: 200, body: await describeSeal(services, db, key, 'admin') };
});
