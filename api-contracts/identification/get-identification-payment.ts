import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { IdentCoverage } from './payment-schemas.ts';

export const getIdentificationPayment = defineEndpoint({
  method: 'GET',
  path: '/v1/user/identification/payment/{id}',
  auth: 'bearer',
  summary: 'Whether somebody else pays for the caller’s identification.',
  description:
    '`id` is the signature request that needs it: the organisation that sent it pays for its signers, and where it was sent by a person ' +
    'alone the caller’s own organisation. Where nobody is really identified, nothing costs anything. Where nobody else pays, `prices` says ' +
    'what it costs the caller once, and `payment` how the newest payment under the law of the request stands.',
  params: z.strictObject({ id: Id }),
  responses: { 200: IdentCoverage },
  problems: ['error.not_found'],
});
