import { bytes, defineEndpoint } from '../endpoint.ts';
import { SealParams } from './schemas.ts';

export const getSealImage = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/seals/{name}/image',
  auth: 'bearer',
  summary: 'The image that visible seals show.',
  params: SealParams,
  responses: { 200: bytes('image/png', 'image/jpeg') },
  problems: ['error.not_found'],
});
