import { checkTanDirectly as contract } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { findTurn } from './find-turn.ts';
import { checkTan } from './prove-signer.ts';

export const checkTanDirectly = implement(contract, async ({ body }, context) => {
  const { actor, db, now } = context;
  const judged = await checkTan(db as Transaction<Database>, body.tan, context, actor);
  if (!(judged instanceof Refusal)) return { status: 200, body: { ok: true } };
  // Whoever has signed in another window has used the code up: that is said, not that the code is none. Looked up after the lock of the code.
  await findTurn(db, actor, actor.requestId, now);
  return judged;
});
