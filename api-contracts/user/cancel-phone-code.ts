import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';

export const cancelPhoneCode = defineEndpoint({
  method: 'POST',
  path: '/api/cancel/{id}',
  auth: 'bearer',
  summary: 'Gives up the proof of a mobile number. The number before it, if there is one, stays.',
  params: z.object({ id: Id }),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found'],
});
