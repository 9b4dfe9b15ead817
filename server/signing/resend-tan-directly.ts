import { resendTanDirectly as contract } from '@sigillum/api-contracts/signing/resend-tan-directly.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { findTurn } from './find-turn.ts';
import { resendTan } from './prove-email.ts';

export const resendTanDirectly = implement(contract, async (_input, context) => {
  await findTurn(context.db, context.actor, context.actor.requestId, context.now);
  const sent = await resendTan(context.db as Transaction<Database>, context);
  return sent instanceof Refusal ? sent : { status: 200, body: sent };
});
