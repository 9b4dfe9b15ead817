import { listNotices as contract } from '@sigillum/api-contracts/operator/list-notices.ts';
import { implement } from '../http/implement.ts';
import { listOpenNotices } from '../maintenance/keep-notices.ts';
import { describeNotice } from './describe-notice.ts';
import { requireOperator } from './require-operator.ts';

export const listNotices = implement(contract, async (_input, { actor, db, now, services }) => {
  await requireOperator(db, actor);
  const notices = (await listOpenNotices(db, now)).map(describeNotice);
  return { status: 200, body: { source: services.config.maintenance.source, notices } };
});
