import { beginPasskeyDirectly as contract } from '@sigillum/api-contracts/signing/begin-passkey-directly.ts';
import { implement } from '../http/implement.ts';
import { askOnVisit } from '../two-step/passkey-options.ts';
import { bindToVisit, requirePasskeyTurn } from './visit-passkeys.ts';

export const beginPasskeyDirectly = implement(contract, async (_input, context) => {
  const { db, services, now } = context;
  const turn = await requirePasskeyTurn(context);
  const asked = { userId: turn.userId, boundTo: bindToVisit(turn) };
  return { status: 200, body: await askOnVisit({ ...services, db }, asked, now) };
});
