import { getSignatureRequestDirectly as contract } from '@sigillum/api-contracts/signature-requests/get-signature-request-directly.ts';
import { issueDocumentToken } from '../http/document-token.ts';
import { implement } from '../http/implement.ts';
import { findPasskeyOwner } from '../requests/find-passkey-owner.ts';
import { openRequest } from '../requests/access.ts';
import { describeRequest } from './describe-request.ts';
import { recordView } from './record-view.ts';

export const getSignatureRequestDirectly = implement(contract, async ({ params }, context) => {
  const { actor, db, now, services } = context;
  const view = await openRequest(db, actor, params.id, now);
  await recordView(context, view);
  const token = issueDocumentToken(services, actor.sid);
  const expires = new Date(Number(token.split('.')[1]) * 1000);
  const body = await describeRequest(services, db, view);
  const { handOver } = actor;
  return {
    status: 200,
    body: {
      ...body,
      document_token: token,
      document_token_expires_at: expires.toISOString(),
      ...(handOver && {
        handed_over: {
          by: handOver.witness,
          until: handOver.until.toISOString(),
          takes_passkey: (await findPasskeyOwner(db, actor)) !== undefined,
        },
      }),
    },
  };
});
