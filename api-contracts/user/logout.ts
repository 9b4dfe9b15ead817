import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';

export const logout = defineEndpoint({
  method: 'POST',
  path: '/v1/logout',
  auth: 'bearer',
  summary: 'Ends the access token of this call. Other tokens of the account live on.',
  responses: { 200: Acknowledgement },
  problems: [],
});
