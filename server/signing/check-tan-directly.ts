import { checkTanDirectly as contract } from '@sigillum/api-contracts/signing/check-tan-directly.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { checkTan } from './prove-signer.ts';

export const checkTanDirectly = implement(contract, async ({ body }, context) => {
  const judged = await checkTan(context.db as Transaction<Database>, body.tan, context, context.actor);
  return judged instanceof Refusal ? judged : { status: 200, body: { ok: true } };
});
