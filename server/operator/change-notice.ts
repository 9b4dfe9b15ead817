import { changeNotice as contract } from '@sigillum/api-contracts/operator/change-notice.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { updateNotice } from '../maintenance/keep-notices.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { describeNotice, readDraft, tellNotice } from './describe-notice.ts';
import { requireOperator } from './require-operator.ts';

export const changeNotice = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  await requireOperator(db, actor);
  const row = await updateNotice(db, params.id, readDraft(body, services.config.maintenance, now), now);
  if (!row) throw refuse('error.not_found');
  const notice = describeNotice(row);
  await appendOperatorEvent(db, context, {
    ...{ act: 'NOTICE_CHANGED', subject: String(notice.id) },
    details: tellNotice(notice),
  });
  return { status: 200, body: notice };
});
