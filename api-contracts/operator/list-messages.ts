import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OperatorMessage } from './schemas.ts';
import { line } from '../text.ts';

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/messages',
  auth: 'bearer',
  summary:
    'Mails or text messages, the newest first, 50 at a time, without what they say; of one address or number where it is told.',
  query: z.strictObject({
    channel: z.enum(['mail', 'sms']).default('mail'),
    to: line(254).optional(),
    after: Id.optional(),
  }),
  responses: { 200: z.object({ messages: z.array(OperatorMessage), hasMore: z.boolean() }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
