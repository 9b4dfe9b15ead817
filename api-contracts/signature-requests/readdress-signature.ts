import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { signatureParams } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const readdressSignature = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/signatures/{sid}/readdress',
  auth: 'bearer',
  summary: 'Changes the mistyped address of a signer who has not signed, and invites again.',
  description:
    'Whoever may remind may do this, also once others have signed. Sid, name, turn and places stay; the link of before no longer works, ' +
    'and an account that was invited by it loses access. Where there is an account of the new address, that account signs.',
  params: signatureParams,
  body: z.strictObject({ email: Email.toLowerCase() }),
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.group_not_available',
    'error.sign.already_signed',
    'error.sign.enough_signed',
    'error.sign.declined',
    'error.sign.locked',
  ],
  isBeyondSpecification: true,
});
