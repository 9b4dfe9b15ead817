import { getSignatureRequestEventsDirectly as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request-events-directly.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeEvents } from './describe-events.ts';

export const getSignatureRequestEventsDirectly = implement(contract, async ({ params }, { actor, db, now }) => {
  const view = await openRequest(db, actor, params.id, now);
  return { status: 200, body: await describeEvents(db, view) };
});
