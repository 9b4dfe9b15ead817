import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Cycle } from './plan-schemas.ts';
import { Promotion, PromoCode } from './subscription-schemas.ts';

export const validatePromo = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/coupons/validate_promo',
  auth: 'bearer',
  summary: 'Whether a code holds for a plan, and what it takes off; for administrators.',
  description:
    '`type` says what is bought; the specification leaves open which there are: `upgrade` and `seats`. What is left to pay says the ' +
    'preview, which judges the code by the same rule.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    promoCode: PromoCode.min(1),
    plan: z.string().min(1).max(64),
    cycle: Cycle,
    type: z.enum(['upgrade', 'seats']).default('upgrade'),
  }),
  responses: { 200: Promotion },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.billing.not_sold',
    'error.billing.unavailable',
    'error.billing.plan_not_offered',
    'error.billing.promo_unknown',
    'error.billing.promo_expired',
    'error.billing.promo_used_up',
    'error.billing.promo_not_for_plan',
  ],
  ownTransaction: true,
});
