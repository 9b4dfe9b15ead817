import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { questionBody } from './ask-sender.ts';
import { RequestEvent } from './schemas.ts';

export const answerQuestion = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/questions/{seq}/answer',
  auth: 'bearer',
  summary: 'Answers a signer’s question, once; the signer gets the answer by mail.',
  /** `seq`: of the event QUESTION_ASKED. */
  params: z.object({ id: Id, seq: z.string().regex(/^[1-9]\d{0,8}$/) }),
  body: questionBody,
  responses: { 201: RequestEvent },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.answered_already'],
  isBeyondSpecification: true,
});
