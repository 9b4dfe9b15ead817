import { defineEndpoint } from '../endpoint.ts';
import { SignAnswer, SignCall } from './schemas.ts';

export const signDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/sign',
  auth: 'basic',
  summary: 'Signs as the visitor of a link.',
  description:
    'Without `tan` a six-digit code is mailed to the signer and the answer is error.sign.tan_required; the same call with the code ' +
    'signs. No code is asked for when the owner vouches for the person (notify false and an identity_reference).',
  body: SignCall,
  responses: { 200: SignAnswer },
  problems: [
    'error.sign.tan_required',
    'error.sign.tan_invalid',
    'error.sign.tan_expired',
    'error.sign.tan_locked',
    'error.sign.already_signed',
    'error.sign.failed',
    'error.sign.locked',
    'error.sign.not_your_turn',
    'error.sign.quality_insufficient',
    'error.sign.seal_not_available',
    'error.sr.changed_meanwhile',
    'error.sr.not_open',
    'error.sr.withdrawn',
    'file.pdf.glyph_missing',
    'file.pdf.damaged',
    'file.pdf.too_complex',
    'file.pdf.password_protected',
    'file.pdf.xfa',
    'file.pdf.no_changes_allowed',
    'file.pdf.timeout',
    'file.pdf.workers_busy',
    'error.not_found',
  ],
  ownTransaction: true,
});
