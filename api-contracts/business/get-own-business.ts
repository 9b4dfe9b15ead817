import { defineEndpoint } from '../endpoint.ts';
import { Business } from './schemas.ts';

export const getOwnBusiness = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/user',
  auth: 'bearer',
  summary: 'The business that the caller belongs to.',
  description: 'Somebody without a business gets 404; GET /v1/user tells it beforehand.',
  responses: { 200: Business },
  problems: ['error.not_found'],
});
