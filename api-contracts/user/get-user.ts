import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { User } from './schemas.ts';

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/v1/user',
  auth: 'bearer',
  summary: 'The account of the caller: person, business, qualities, settings and permissions.',
  description: 'There is one shape; `v2=true` is accepted for compatibility.',
  query: z.strictObject({ v2: z.enum(['true', 'false']).optional() }),
  responses: { 200: User },
  problems: [],
});
