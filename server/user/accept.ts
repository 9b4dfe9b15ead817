import { accept as contract } from '@sigillum/api-contracts/user/accept.ts';
import { answerInvitation } from '../business/answer-invitation.ts';
import { implement } from '../http/implement.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import { describeUser } from './describe-user.ts';
import type { StoredAttributes } from '../accounts/preferences.ts';

export const accept = implement(contract, async ({ body }, call) => {
  const { actor, db, now, services } = call;
  const user = await lockAccount(db, actor.id);
  if (body.gtc) await db.updateTable('users').set({ gtc_accepted_at: now }).where('id', '=', user.id).execute();
  if (body.tou_swisscom) {
    const attributes: StoredAttributes = { ...user.attributes, trustTermsAcceptedAt: now.toISOString() };
    await db
      .updateTable('users')
      .set({ attributes: JSON.stringify(attributes) })
      .where('id', '=', user.id)
      .execute();
  }
  if (body.business_invite !== undefined) await answerInvitation(db, call, user, body.business_invite);
  return { status: 200, body: await describeUser({ ...services, db }, user.id, now) };
});
