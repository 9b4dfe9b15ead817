import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { SealParams } from './schemas.ts';

export const deleteSealImage = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/seals/{name}/image',
  auth: 'bearer',
  summary: 'Takes a seal’s image away, if it has one; visible seals then show the organisation’s name.',
  params: SealParams,
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', 'error.seal.admins_only'],
});
