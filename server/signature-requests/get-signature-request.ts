import { getSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import { implement } from '../http/implement.ts';
import { openRequest } from '../requests/access.ts';
import { describeRequest, readParts } from './describe-request.ts';
import { readLooks, recordView } from './record-view.ts';

export const getSignatureRequest = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const begun: { parts?: ReturnType<typeof readParts>; looks?: ReturnType<typeof readLooks> } = {};
  const view = await openRequest(db, actor, params.id, now, (found) => {
    begun.parts = readParts(db, found);
    begun.looks = readLooks(context, found);
    // Whoever may not look hears so by the view.
    for (const asked of [begun.parts, begun.looks]) asked.catch(() => undefined);
  });
  const [body] = await Promise.all([
    describeRequest(services, db, view, begun.parts),
    recordView(context, view, begun.looks),
  ]);
  return { status: 200, body };
});
