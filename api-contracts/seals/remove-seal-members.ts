import { defineEndpoint } from '../endpoint.ts';
import { Seal, SealMembersCall, SealParams } from './schemas.ts';

export const removeSealMembers = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/seals/{name}/members',
  auth: 'bearer',
  summary: 'Lets people seal with it no longer; who never could, is passed over.',
  params: SealParams,
  body: SealMembersCall,
  responses: { 200: Seal },
  problems: ['error.not_found', 'error.seal.admins_only'],
});
