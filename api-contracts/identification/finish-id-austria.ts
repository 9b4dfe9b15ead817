import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdentState } from './schemas.ts';

export const finishIdAustria = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/id-austria/return',
  auth: 'bearer',
  summary: 'Takes what ID Austria has sent the caller back with, and tells what has come of the identification.',
  description: '`answer` is the query of the address to which ID Austria has led, without its question mark.',
  body: z.strictObject({ answer: z.string().max(4000) }),
  responses: { 200: IdentState },
  problems: ['error.identification.return_unknown', 'error.unavailable'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
