import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { PublicInformation } from './schemas.ts';

export const getPublicInformation = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/public-information',
  auth: 'bearer',
  summary: 'What a business shows to people whom it asks to sign: its name, whom to ask for help, its logo.',
  description:
    'For who belongs to it, or takes part in one of its requests; to others it is not there. Whom to ask is its support contact where it has ' +
    'settled one. The specification names the call and not the answer.',
  params: z.strictObject({ id: Id }),
  responses: { 200: PublicInformation },
  problems: ['error.not_found'],
});
