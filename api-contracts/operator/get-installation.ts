import { defineEndpoint } from '../endpoint.ts';
import { Installation } from './schemas.ts';

export const getInstallation = defineEndpoint({
  method: 'GET',
  path: '/v1/operator/installation',
  auth: 'bearer',
  summary:
    'How the installation is: its parts, certificates, queues and sizes. For operators; absent for everybody else.',
  responses: { 200: Installation },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
