import { defineEndpoint } from '../endpoint.ts';
import { askSender, questionBody } from './ask-sender.ts';
import { requestParams } from './inputs.ts';
import { RequestEvent } from './schemas.ts';

export const askSenderDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/signature-requests/{id}/questions',
  auth: 'basic',
  summary: 'Asks whoever looks after an open request a question, as a visitor.',
  params: requestParams,
  body: questionBody,
  responses: { 201: RequestEvent },
  problems: askSender.problems,
  isBeyondSpecification: true,
});
