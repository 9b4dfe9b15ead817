import { defineEndpoint } from '../endpoint.ts';
import { Seal, SealParams } from './schemas.ts';

export const getSeal = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/seals/{name}',
  auth: 'bearer',
  summary: 'A seal with its certificate, for administrators and for those who may seal with it.',
  params: SealParams,
  responses: { 200: Seal },
  problems: ['error.not_found'],
});
