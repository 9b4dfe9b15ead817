import { defineEndpoint } from '../endpoint.ts';
import { SignAnswer, SignCall } from './schemas.ts';

export const sign = defineEndpoint({
  method: 'POST',
  path: '/v3/sign',
  auth: 'bearer',
  summary: 'Signs one or several requests as the person who is logged in.',
  description:
    'Our choice: when at least one request was signed, the answer is 200 and lists each outcome; when none was, it is the problem ' +
    'of the first one. Repeating the call never signs twice: whoever has signed gets error.sign.already_signed.',
  body: SignCall,
  responses: { 200: SignAnswer },
  problems: [
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
