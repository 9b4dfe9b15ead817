import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { TanCall } from './schemas.ts';

export const checkTanDirectly = defineEndpoint({
  method: 'POST',
  path: '/v1/direct/tan/check',
  auth: 'basic',
  summary: 'Tells whether a code is right, without using it up.',
  description:
    'A wrong code counts like one given while signing; the fifth locks for 15 minutes. Whoever may not sign (any more) is told why instead.',
  body: TanCall,
  responses: { 200: Acknowledgement },
  problems: [
    'error.sign.tan_invalid',
    'error.sign.tan_expired',
    'error.sign.tan_locked',
    'error.sign.already_signed',
    'error.sign.not_your_turn',
    'error.sr.not_open',
    'error.sr.withdrawn',
  ],
});
