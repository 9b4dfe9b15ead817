import { completeSsoSetup as contract } from '@sigillum/api-contracts/user/complete-sso-setup.ts';
import { implement } from '../http/implement.ts';
import { lockAccount } from '../accounts/user-repository.ts';
import { refuse } from '../http/refusal.ts';
import { describeUser } from './describe-user.ts';
import { refuseFixedFields } from './refuse-fixed-fields.ts';

export const completeSsoSetup = implement(contract, async ({ body }, { actor, db, now, services }) => {
  if (!body.gtc) throw refuse('error.user.terms_not_accepted');
  const user = await lockAccount(db, actor.id);
  const { ssoSetupPending, ...attributes } = user.attributes;
  if (ssoSetupPending) {
    const { email, mobile } = user;
    // A program may have had the person identified before the set-up.
    refuseFixedFields(attributes, user, { firstName: body.firstName, lastName: body.lastName, email, mobile });
    await db
      .updateTable('users')
      .set({
        first_name: body.firstName,
        last_name: body.lastName,
        lang: body.lang,
        gtc_accepted_at: now,
        attributes: JSON.stringify(attributes),
      })
      .where('id', '=', user.id)
      .execute();
  }
  return { status: 200, body: await describeUser({ ...services, db }, user.id, now) };
});
