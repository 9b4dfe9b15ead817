import { defineEndpoint } from '../endpoint.ts';
import { TanSent } from './schemas.ts';

export const resendTanDirectly = defineEndpoint({
  method: 'POST',
  path: '/v1/direct/tan/resend',
  auth: 'basic',
  summary: 'Sends the visitor a new code, by e-mail or SMS; the code before it stops working.',
  description: 'At most one code every 30 seconds and ten an hour. A code lives ten minutes.',
  responses: { 200: TanSent },
  problems: [
    'error.sign.tan_locked',
    'error.sign.tan_resend_too_soon',
    'error.sign.already_signed',
    'error.sign.not_your_turn',
    'error.sign.mobile_required',
    'error.sign.quality_insufficient',
    'error.sr.not_open',
    'error.sr.withdrawn',
  ],
});
