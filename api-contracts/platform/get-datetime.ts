import { defineEndpoint } from '../endpoint.ts';
import { Datetime } from './schemas.ts';

export const getDatetime = defineEndpoint({
  method: 'GET',
  path: '/v1/datetime',
  auth: 'none',
  summary: 'Tells the server’s time, so that a client can measure how far its own clock is off.',
  description: 'The answer’s shape is our choice: the specification is silent. Never cached.',
  responses: { 200: Datetime },
  problems: [],
});
