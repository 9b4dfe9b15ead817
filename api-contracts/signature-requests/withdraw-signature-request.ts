import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Message, requestParams } from './inputs.ts';
import { RequestProgress } from './schemas.ts';

export const withdrawSignatureRequest = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/withdraw',
  auth: 'bearer',
  summary: 'Ends an open request of the caller; who has not signed loses access, and everybody is told.',
  params: requestParams,
  body: z
    .strictObject({
      /** Why: sent to everybody who takes part. */
      message: Message.optional(),
    })
    .default({}),
  responses: { 200: RequestProgress },
  problems: ['error.not_found', 'error.sr.withdrawn', 'error.sr.not_open', 'error.sign.locked'],
});
