import { endNotice as contract } from '@sigillum/api-contracts/operator/end-notice.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { endNotice as end } from '../maintenance/keep-notices.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

export const endNotice = implement(contract, async ({ params: { id } }, context) => {
  const { actor, db, now } = context;
  await requireOperator(db, actor);
  if (!(await end(db, id, now))) throw refuse('error.not_found');
  await appendOperatorEvent(db, context, { act: 'NOTICE_ENDED', subject: String(id) });
  return { status: 200, body: { ok: true } };
});
