import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Instant } from '../schemas.ts';
import { signatureParams } from '../signature-requests/inputs.ts';

/** Whether the secret of a visit was made for a device that was handed over. */
export const isHandOver = (userid: string): boolean => userid.startsWith(handOverPrefix);
export const handOverPrefix = 'ho-';

export const handOver = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/signatures/{sid}/hand-over',
  auth: 'bearer',
  summary:
    'Hands the device to a signer who is here in person: the caller’s session ends, and the address opens this one request.',
  description:
    'Whoever may remind may do this, for any signer whose turn it is but oneself and groups. The address works for half an hour, for this ' +
    'signature alone, and ends with the signature, a decline, or by the signer. The signer proves as by the link of an invitation; whoever ' +
    'handed over is named as witness in the evidence of what is done. The session of the caller ends in the same transaction.',
  params: signatureParams,
  responses: { 201: z.object({ url: z.string(), expires_at: Instant }) },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.group_not_available',
    'error.sign.already_signed',
    'error.sign.enough_signed',
    'error.sign.declined',
    'error.sign.not_your_turn',
    'error.sign.own_witness',
  ],
  isBeyondSpecification: true,
});
