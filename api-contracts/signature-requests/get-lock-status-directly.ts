import { defineEndpoint } from '../endpoint.ts';
import { requestParams } from './inputs.ts';
import { LockStatus } from './schemas.ts';

export const getLockStatusDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/signature-requests/{id}/lock-status',
  auth: 'basic',
  summary: 'Tells a visitor whether another person is signing this request right now.',
  params: requestParams,
  responses: { 200: LockStatus },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
