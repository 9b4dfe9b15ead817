import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AesApplication } from './schemas.ts';

export const answerAesForBusiness = defineEndpoint({
  method: 'POST',
  path: '/v1/aes4biz/answer',
  auth: 'none',
  summary: 'Confirms or declines an application as the person who may act for the organisation.',
  body: z.strictObject({ token: z.string().max(200), confirmed: z.boolean() }),
  responses: { 200: AesApplication },
  problems: ['error.aes_for_business.link_invalid'],
  isBeyondSpecification: true,
});
