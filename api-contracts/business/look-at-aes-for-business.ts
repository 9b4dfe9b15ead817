import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AesApplication } from './schemas.ts';

export const lookAtAesForBusiness = defineEndpoint({
  method: 'POST',
  path: '/v1/aes4biz/look',
  auth: 'none',
  summary: 'What the person who may act for an organisation is asked to confirm.',
  description: 'Reading changes nothing: programs that follow the links of mails confirm nothing.',
  body: z.strictObject({ token: z.string().max(200) }),
  responses: { 200: AesApplication },
  problems: ['error.aes_for_business.link_invalid'],
  isBeyondSpecification: true,
});
