import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Seal, SealLabel, SealParams } from './schemas.ts';

export const putSeal = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/seals/{name}',
  auth: 'bearer',
  summary: 'Changes a seal’s label, or creates the seal.',
  description:
    'Our choice: a name that the business does not use yet creates a seal (201) with a certificate in the name of the ' +
    'organisation, which is not qualified, where the plan includes seals. Nobody may seal with it before members are added.',
  params: SealParams,
  body: z.strictObject({ label: SealLabel }),
  responses: { 200: Seal, 201: Seal },
  problems: ['error.not_found', 'error.seal.admins_only', 'error.business.feature_not_included', 'error.seal.too_many'],
});
