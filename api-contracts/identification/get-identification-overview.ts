import { defineEndpoint } from '../endpoint.ts';
import { IdentOverview } from './schemas.ts';

export const getIdentificationOverview = defineEndpoint({
  method: 'GET',
  path: '/v1/user/identification',
  auth: 'bearer',
  summary: 'Every way in which the caller can be identified, how each stands, and what the caller is known by.',
  description: 'Data of identity documents are told to their person alone.',
  responses: { 200: IdentOverview },
  problems: [],
  isBeyondSpecification: true,
});
