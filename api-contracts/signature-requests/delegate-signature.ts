import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { Message, requestParams, SignerIdentityDataInput } from './inputs.ts';
import { SignatureRequest } from './schemas.ts';

export const delegateSignature = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/delegate',
  auth: 'bearer',
  summary: 'Hands the caller’s signature on to somebody else, who is invited when its turn has come.',
  description:
    'Sid, turn and places stay; the caller keeps reading as an observer. Once for each signature, and only where the owner allows it ' +
    '(`delegation_allowed`); never for regulated records (PART11). `account_email` and `signer_identity_data` mean what they mean for a ' +
    'signer of a request. Whoever looks after the request is told.',
  params: requestParams,
  body: z
    .strictObject({
      account_email: Email.toLowerCase().optional(),
      signer_identity_data: SignerIdentityDataInput.omit({
        identity_reference: true,
        identification_require_evidence: true,
      }).optional(),
      /** Why: for the delegatee, for whoever looks after the request, and in the evidence. */
      message: Message.optional(),
    })
    .refine(({ account_email, signer_identity_data }) => account_email ?? signer_identity_data, {
      message: 'signer_missing',
    }),
  responses: { 200: SignatureRequest },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.delegation_not_allowed',
    'error.sr.delegated_already',
    'error.sr.delegate_self',
    'error.sr.delegate_signs_already',
    'error.sr.mobile_required',
    'error.sign.already_signed',
    'error.sign.locked',
  ],
});
