import { defineEndpoint } from '../endpoint.ts';
import { Seal, SealMembersCall, SealParams } from './schemas.ts';

export const addSealMembers = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/seals/{name}/members',
  auth: 'bearer',
  summary: 'Lets people of the business seal with it; who may already, stays.',
  params: SealParams,
  body: SealMembersCall,
  responses: { 200: Seal },
  problems: ['error.not_found', 'error.seal.admins_only', 'error.seal.member_unknown'],
});
