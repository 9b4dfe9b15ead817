import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { PublicInformation } from './schemas.ts';

export const getPublicInformationDirectly = defineEndpoint({
  method: 'GET',
  path: '/v2/direct/businesses/{id}/public-information',
  auth: 'basic',
  summary: 'The same for a visitor, of the business whose request the link is for.',
  params: z.strictObject({ id: Id }),
  responses: { 200: PublicInformation },
  problems: ['error.not_found'],
});
