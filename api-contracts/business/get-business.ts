import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Business } from './schemas.ts';

export const getBusiness = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}',
  auth: 'bearer',
  summary: 'A business that the caller belongs to; administrators also see its people.',
  params: z.strictObject({ id: Id }),
  responses: { 200: Business },
  problems: ['error.not_found'],
});
