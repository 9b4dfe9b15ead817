import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Delivery } from './webhook-schemas.ts';

export const resendDelivery = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/deliveries/{deliveryId}/resend',
  auth: 'bearer',
  summary: 'Calls a program again that was given up, with the same id and bytes; for administrators of the business.',
  description: 'It is tried as often as a new one. Its earlier tries stay in the record.',
  params: z.strictObject({ id: Id, deliveryId: Id }),
  body: z.strictObject({}),
  responses: { 200: Delivery },
  problems: ['error.business.admins_only', 'error.delivery.not_resignated'],
  isBeyondSpecification: true,
});
