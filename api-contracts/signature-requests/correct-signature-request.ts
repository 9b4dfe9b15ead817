import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Message, requestParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const correctSignatureRequest = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/correct',
  auth: 'bearer',
  summary: 'Makes a corrected version of a request that was sent, as a draft with everything kept.',
  description:
    'Documents without signatures, people, order, qualities, places and settings are those of the request, which goes on as it is until ' +
    'the draft is sent: that withdraws it where it is open, and asks everybody anew, also who has signed. Each request has one such ' +
    'version; what is wrong in that one is corrected there. An expiry that has passed lies as far ahead as it did when the request was sent.',
  params: requestParams,
  body: z
    .strictObject({
      /** Why: told to everybody who is asked to sign, and to whoever is not any more. */
      message: Message.optional(),
    })
    .default({}),
  responses: { 201: SignatureRequest },
  problems: [
    'error.not_found',
    'error.business.upload_not_allowed',
    'error.business.trial_expired',
    'error.sr.withdrawn',
    'error.sr.not_correctable',
    'error.sr.corrected_already',
  ],
  isBeyondSpecification: true,
});
