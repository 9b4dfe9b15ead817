import { declineSignatureRequest as contract } from '@sigillum/api-contracts/signature-requests/decline-signature-request.ts';
import { implement } from '../http/implement.ts';
import { decline } from './decline.ts';

export const declineSignatureRequest = implement(contract, async ({ params, body }, context) => ({
  status: 200,
  body: await decline(context, params.id, body.message),
}));
