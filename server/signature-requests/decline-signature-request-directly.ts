import { declineSignatureRequestDirectly as contract } from '@sigillum/api-contracts/signature-requests/decline-signature-request-directly.ts';
import { implement } from '../http/implement.ts';
import { decline } from './decline.ts';

export const declineSignatureRequestDirectly = implement(contract, async ({ params, body }, context) => ({
  status: 200,
  body: await decline(context, params.id, body.message),
}));
