import { defineEndpoint } from '../endpoint.ts';
import { User } from './schemas.ts';

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/email-change',
  auth: 'bearer',
  summary: 'Gives up a change of the e-mail address that is not confirmed; its link then leads nowhere.',
  responses: { 200: User },
  problems: [],
  isBeyondSpecification: true,
});
