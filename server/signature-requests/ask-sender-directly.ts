import { askSenderDirectly as contract } from '@sigillum/api-contracts/signature-requests/ask-sender-directly.ts';
import { implement } from '../http/implement.ts';
import { ask } from './ask.ts';

export const askSenderDirectly = implement(contract, async ({ params, body }, context) => ({
  status: 201,
  body: await ask(context.db, context, params.id, body.message),
}));
