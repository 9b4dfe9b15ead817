import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ActivityQuery, SignatureActivityPage } from './activity-schemas.ts';

export const listSignatureActivities = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/activities/signatures',
  isAboutMuch: true,
  auth: 'bearer',
  summary:
    'The signatures and seals made on a business’s account, from the evidence of its requests; for its administrators.',
  description:
    'A signature belongs to the business of the request’s owner when the request was made, whatever became of owner and request. ' +
    '`cost_center` is the first line of the request’s `custom`. Dates are whole days of the caller’s zone (X-Time-Zone).',
  params: z.strictObject({ id: Id }),
  query: ActivityQuery,
  responses: { 200: SignatureActivityPage },
  problems: ['error.not_found', 'error.business.admins_only'],
});
