import { getProgramEvidence as contract } from '@sigillum/api-contracts/machine/get-program-evidence.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';

/** Whoever may not read the request learns no more than of an absent one. */
export const getProgramEvidence = implement(contract, async ({ params }, { actor, db, now }) => {
  const { signatures } = await openRequest(db, actor, params.id, now);
  throw refuse(
    signatures.some(({ sid }) => sid === params.sid) ? 'error.machine.evidence_not_handed_out' : 'error.not_found',
  );
});
