import { beginPasskey as contract } from '@sigillum/api-contracts/two-step/begin-passkey.ts';
import { implement } from '../http/implement.ts';
import { askForRegistration } from './passkey-options.ts';
import { requirePassword } from '../accounts/require-password.ts';

export const beginPasskey = implement(contract, async ({ body }, { actor, services, now }) => {
  const user = await requirePassword(services.db, actor.id, body.password, now);
  return { status: 200, body: await askForRegistration(services, user, now) };
});
