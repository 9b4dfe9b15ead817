import { updateApiUser as contract } from '@sigillum/api-contracts/business/update-api-user.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeApiUser, claimApiUser } from './api-users-repository.ts';
import { describeApiUser } from './describe-api-user.ts';

export const updateApiUser = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  await claimAsAdmin(db, actor, params.id);
  const before = await claimApiUser(db, params, body.updatedAt);
  const { description, scopes = before.scopes } = body;
  const isSame = scopes.toSorted().join() === before.scopes.toSorted().join();
  if (description === before.description && isSame) return { status: 200, body: describeApiUser(before) };
  const after = await changeApiUser(db, params.username, { description, scopes, updated_at: now });
  const changes = {
    ...(description !== before.description && { description: { from: before.description, to: description } }),
    ...(!isSame && { scopes: { from: before.scopes, to: scopes } }),
  };
  const event = { name: 'API_USER_CHANGED', data: { subject: params.username, changes } } as const;
  await appendBusinessEvents(db, context, params.id, [event]);
  return { status: 200, body: describeApiUser(after) };
});
