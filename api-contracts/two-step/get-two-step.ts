import { defineEndpoint } from '../endpoint.ts';
import { TwoStep } from './schemas.ts';

export const getTwoStep = defineEndpoint({
  method: 'GET',
  path: '/v1/user/two-step',
  auth: 'bearer',
  summary: 'Tells how the caller’s account is protected besides the password, and what was changed about it lately.',
  responses: { 200: TwoStep },
  problems: [],
  isBeyondSpecification: true,
});
