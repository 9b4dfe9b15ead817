import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Message, requestParams } from './inputs.ts';
import { RequestEvent } from './schemas.ts';

export const questionBody = z.strictObject({ message: Message.min(1) });

export const askSender = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/questions',
  auth: 'bearer',
  summary: 'Asks whoever looks after an open request a question, in place of declining.',
  description:
    'For a signer who has not signed yet. Question and answer are events of the request (QUESTION_ASKED, QUESTION_ANSWERED), which only ' +
    'the signer and whoever manages the request read; these are told by mail. At most 20 questions a signature.',
  params: requestParams,
  body: questionBody,
  responses: { 201: RequestEvent },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.too_many_questions',
    'error.sign.already_signed',
  ],
  isBeyondSpecification: true,
});
