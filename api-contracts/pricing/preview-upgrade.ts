import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { ChargePreview, Purchase } from './subscription-schemas.ts';
import { purchaseProblems } from './purchase-problems.ts';

export const previewUpgrade = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/upgrade/preview',
  auth: 'bearer',
  summary: 'What a plan would cost a business now, line by line; for administrators.',
  description: 'Changes nothing. Of a business that has a plan already, with what is left of it to its credit.',
  params: z.strictObject({ id: Id }),
  body: Purchase,
  responses: { 200: ChargePreview },
  problems: ['error.not_found', 'error.business.admins_only', ...purchaseProblems, 'error.billing.removal_pending'],
  ownTransaction: true,
});
