import { endHandOverDirectly as contract } from '@sigillum/api-contracts/signing/end-hand-over-directly.ts';
import { implement } from '../http/implement.ts';
import { endHandOver } from '../requests/end-hand-over.ts';

export const endHandOverDirectly = implement(contract, async (_input, { actor, db, now }) => {
  await endHandOver(db, actor, now);
  return { status: 200, body: { ok: true } };
});
