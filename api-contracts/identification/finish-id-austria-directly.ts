import { defineEndpoint } from '../endpoint.ts';
import { finishIdAustria } from './finish-id-austria.ts';

export const finishIdAustriaDirectly = defineEndpoint({
  ...finishIdAustria,
  path: '/v1/direct/user/identification/id-austria/return',
  auth: 'basic',
  summary: 'Takes what ID Austria has sent the visitor back with, and tells what has come of the identification.',
});
