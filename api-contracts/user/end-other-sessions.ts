import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/sessions',
  auth: 'bearer',
  summary: 'Logs the caller out everywhere but here.',
  responses: { 200: Acknowledgement },
  problems: [],
  isBeyondSpecification: true,
});
