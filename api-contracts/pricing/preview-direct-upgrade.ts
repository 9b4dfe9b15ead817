import { defineEndpoint } from '../endpoint.ts';
import { purchaseProblems } from './purchase-problems.ts';
import { ChargePreview, Purchase } from './subscription-schemas.ts';

export const previewDirectUpgrade = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/direct_upgrade/preview',
  auth: 'bearer',
  summary: 'What a plan would cost a person without a business, line by line.',
  body: Purchase,
  responses: { 200: ChargePreview },
  problems: ['error.business.already_member', ...purchaseProblems],
  ownTransaction: true,
});
