import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { seatProblems } from './seat-problems.ts';
import { ChargePreview, SeatCount } from './subscription-schemas.ts';

export const previewSeats = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses/{id}/subscriptions/seats/preview',
  auth: 'bearer',
  summary: 'What so many seats would cost for the rest of the period; for administrators.',
  description: '`seats` is how many there are to be in all. Its `timestamp` goes with the change.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ seats: SeatCount }),
  responses: { 200: ChargePreview },
  problems: seatProblems,
  ownTransaction: true,
});
