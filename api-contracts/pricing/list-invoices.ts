import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Invoice } from './subscription-schemas.ts';

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/subscriptions/invoices',
  auth: 'bearer',
  summary: 'The newest bills of a business, at most a hundred; for administrators.',
  description: 'The files lie with the payment provider. None where nothing is sold by one.',
  params: z.strictObject({ id: Id }),
  responses: { 200: z.object({ invoices: z.array(Invoice) }) },
  problems: ['error.not_found', 'error.business.admins_only', 'error.billing.unavailable'],
  isBeyondSpecification: true,
});
