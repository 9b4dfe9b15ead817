import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';
import { seatProblems } from './seat-problems.ts';
import { PurchaseResult, SeatCount } from './subscription-schemas.ts';

export const changeSeats = defineEndpoint({
  method: 'PUT',
  path: '/v2/businesses/{id}/subscriptions/seats',
  auth: 'bearer',
  summary: 'Buys seats at once, or gives some up at the end of the period; for administrators.',
  description:
    '`timestamp` is that of the preview: whoever has changed the plan since then is not overwritten, and what was shown is what is charged. ' +
    'To ask for as many as there are takes a removal back.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ seats: SeatCount, timestamp: Instant }),
  responses: { 200: PurchaseResult },
  problems: [...seatProblems, 'error.billing.preview_outdated', 'error.billing.under_way'],
  ownTransaction: true,
});
