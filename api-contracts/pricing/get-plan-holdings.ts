import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import * as z from 'zod';
import { PlanHoldings } from './plan-holdings.ts';

export const getPlanHoldings = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/subscriptions/holdings',
  auth: 'bearer',
  summary: 'What ends with the plan of a business, counted now; for administrators, before they end it.',
  params: z.strictObject({ id: Id }),
  responses: { 200: PlanHoldings },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
