import { updateUser as contract } from '@sigillum/api-contracts/user/update-user.ts';
import { implement } from '../http/implement.ts';
import { describeUser } from './describe-user.ts';
import type { StoredAttributes } from './preferences.ts';
import { getAccount } from './user-repository.ts';

export const updateUser = implement(contract, async ({ body }, { actor, db, now, services: { trust } }) => {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { removedFromBusiness, businessDeleted, ...preferences } = body.attributes ?? {};
  const hasSeenEnd = removedFromBusiness === false || businessDeleted === false;
  const attributes: StoredAttributes = {
    ...user.attributes,
    ...preferences,
    ...(hasSeenEnd && { membershipEndSeenAt: now.toISOString() }),
  };
  await db
    .updateTable('users')
    .set({
      first_name: body.firstName ?? user.first_name,
      last_name: body.lastName ?? user.last_name,
      lang: body.lang ?? user.lang,
      mobile: body.mobile === undefined ? user.mobile : body.mobile,
      attributes: JSON.stringify(attributes),
    })
    .where('id', '=', actor.id)
    .execute();
  return { status: 200, body: await describeUser({ db, trust }, await getAccount(db, actor.id), now) };
});
