import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Business } from './schemas.ts';

export const cancelAesForBusiness = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/aes4biz',
  auth: 'bearer',
  summary: 'Ends advanced signatures without text messages, or the application for them; for administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Business },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
