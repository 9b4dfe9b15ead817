import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { getIdentificationPayment } from './get-identification-payment.ts';

export const getIdentificationPaymentDirectly = defineEndpoint({
  ...getIdentificationPayment,
  path: '/v1/direct/user/identification/payment/{id}',
  auth: 'basic',
  summary: 'Whether somebody else pays for the visitor’s identification.',
  description:
    '`id` is the signature request of the link: the organisation that sent it pays. Where nobody is really identified, nothing costs ' +
    'anything.',
  responses: { 200: z.object({ covered: z.boolean() }) },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
