import { defineEndpoint } from '../endpoint.ts';
import { DirectIdentOverview } from './schemas.ts';

export const getIdentificationOverviewDirectly = defineEndpoint({
  method: 'GET',
  path: '/v1/direct/user/identification',
  auth: 'basic',
  summary:
    'Every way in which the visitor of this link can be identified, how each stands, and what the visitor is known by.',
  description:
    'Whoever has sent the request may hold the link, too. So of an identity document nothing is told but the name, which the signature ' +
    'shows as well.',
  responses: { 200: DirectIdentOverview },
  problems: [],
  isBeyondSpecification: true,
});
