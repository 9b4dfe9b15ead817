import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { requestParams } from './inputs.ts';
import { Reminders } from './schemas.ts';

export const remindSigners = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/remind',
  auth: 'bearer',
  summary: 'Writes again to the signers whose turn it is.',
  description:
    'Each signer is reminded at most once an hour. Those who may be reminded are; when there is nobody, the answer is ' +
    '429 with the seconds until the next may be. Signers with `notify` false are never written to.',
  params: requestParams,
  body: z
    .strictObject({
      /** Only these; all when left out. */
      signatures: z.array(Id).min(1).max(100).optional(),
    })
    .default({}),
  responses: { 200: Reminders },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.not_open', 'error.rate_limit.reminder'],
});
