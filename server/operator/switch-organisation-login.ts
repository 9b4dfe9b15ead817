import { switchOrganisationLogin as contract } from '@sigillum/api-contracts/operator/switch-organisation-login.ts';
import { operatorCall } from '../evidence/append-event.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { switchLogin } from '../user/sso-repository.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { describeLogin, findLogin } from './find-organisation-logins.ts';
import { requireOperator } from './require-operator.ts';

export const switchOrganisationLogin = implement(contract, async ({ params: { domain }, body: { isOn } }, context) => {
  const { actor, db, now } = context;
  await requireOperator(db, actor);
  const before = await findLogin(db, domain);
  if (!before) throw refuse('error.not_found');
  if (await switchLogin(db, { domain, isOn, now })) {
    // Whose log-in it is reads that the operator did it, and not who that is.
    const changes = { is_switched_off: { from: isOn, to: !isOn } };
    const event = { name: 'SSO_CHANGED', data: { subject: domain, changes } } as const;
    if (before.business_id) await appendBusinessEvents(db, operatorCall(now), before.business_id, [event]);
    await appendOperatorEvent(db, context, {
      ...{ act: isOn ? 'LOGIN_SWITCHED_ON' : 'LOGIN_SWITCHED_OFF', subject: domain },
      details: {
        ...(before.issuer && { issuer: before.issuer }),
        ...(before.business_name && { business: before.business_name }),
      },
    });
  }
  const after = (await findLogin(db, domain)) ?? { ...before, off_at: null };
  return { status: 200, body: describeLogin(after) };
});
