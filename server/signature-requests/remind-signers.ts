import { remindSigners as contract } from '@sigillum/api-contracts/signature-requests/remind-signers.ts';
import { implement } from '../http/implement.ts';
import { remind } from './remind.ts';

export const remindSigners = implement(contract, async ({ params, body }, context) => ({
  status: 200,
  body: { reminded: await remind(context.db, context, params.id, body.signatures) },
}));
