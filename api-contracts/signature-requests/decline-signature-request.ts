import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Message, requestParams } from './inputs.ts';
import { RequestProgress } from './schemas.ts';

export const declineBody = z
  .strictObject({
    /** Why: shown to everybody who takes part. */
    message: Message.optional(),
  })
  .default({});

export const declineSignatureRequest = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/decline',
  auth: 'bearer',
  summary: 'Declines to sign; one decline ends the whole request, and everybody is told.',
  params: requestParams,
  body: declineBody,
  responses: { 200: RequestProgress },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sign.not_your_turn',
    'error.sign.already_signed',
    'error.sign.signed_by_colleague',
    'error.sign.enough_signed',
    'error.sign.declined',
    'error.sign.locked',
  ],
});
