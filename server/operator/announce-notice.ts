import { announceNotice as contract } from '@sigillum/api-contracts/operator/announce-notice.ts';
import { implement } from '../http/implement.ts';
import { insertNotice } from '../maintenance/keep-notices.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { describeNotice, readDraft, tellNotice } from './describe-notice.ts';
import { requireOperator } from './require-operator.ts';

export const announceNotice = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  await requireOperator(db, actor);
  const notice = describeNotice(await insertNotice(db, readDraft(body, services.config.maintenance, now), now));
  await appendOperatorEvent(db, context, {
    ...{ act: 'NOTICE_ANNOUNCED', subject: String(notice.id) },
    details: tellNotice(notice),
  });
  return { status: 200, body: notice };
});
