import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentState } from './schemas.ts';

export const startIdAustria = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/id-austria',
  auth: 'bearer',
  summary: 'Starts the caller’s identification by ID Austria, or goes on with the one that is open (200).',
  description: '`url` leads to ID Austria; the person comes back to our page, which tells what stands in the address.',
  body: z.strictObject({ signatureRequestId: Id.optional() }),
  responses: { 200: IdentState, 201: IdentState },
  problems: [
    'error.not_found',
    'error.identification.not_offered',
    'error.identification.not_covered',
    'error.identification.mobile_missing',
    'error.identification.terms_missing',
    'error.identification.already_known',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
