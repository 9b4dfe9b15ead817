import { beginPasskeyProof as contract } from '@sigillum/api-contracts/two-step/begin-passkey-proof.ts';
import { implement } from '../http/implement.ts';
import { askForAssertion } from './passkey-options.ts';

export const beginPasskeyProof = implement(contract, async (_input, { actor, db, services, now }) => ({
  status: 200,
  body: await askForAssertion({ ...services, db }, actor.id, now),
}));
