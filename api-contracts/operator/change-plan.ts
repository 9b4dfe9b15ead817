import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OperatorBusiness, PlanWish } from './schemas.ts';

export const changePlan = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/businesses/{id}/plan',
  auth: 'bearer',
  summary:
    'Gives a business a plan by invoice or a trial until the end of a day in the caller’s zone (X-Time-Zone, default Europe/Zurich), ' +
    'shuts it, opens it again, or says how many groups of signers it may have.',
  params: z.strictObject({ id: Id }),
  body: PlanWish,
  responses: { 200: OperatorBusiness },
  problems: [
    'error.operator.two_step_needed',
    'error.operator.plan_unknown',
    'error.operator.day_past',
    'error.operator.not_blocked',
  ],
  isBeyondSpecification: true,
});
