import { checkOperatorEvents as contract } from '@sigillum/api-contracts/operator/check-operator-events.ts';
import { implement } from '../http/implement.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { checkChain, describeCheck } from './check-chain.ts';
import { requireOperator } from './require-operator.ts';

export const checkOperatorEvents = implement(contract, async (_input, context) => {
  const { actor, db, now } = context;
  await requireOperator(db, actor);
  // First, so that nothing is left unchecked, and nobody adds anything meanwhile.
  await appendOperatorEvent(db, context, { act: 'EVENTS_CHECKED' });
  return { status: 200, body: describeCheck(await checkChain(db, now)) };
});
