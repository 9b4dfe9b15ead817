import { defineEndpoint } from '../endpoint.ts';
import { SignatureQualities } from './schemas.ts';

export const getSignatureQualities = defineEndpoint({
  method: 'GET',
  path: '/v3/user/signature-qualities-detail',
  auth: 'bearer',
  summary: 'What the caller can sign with, by quality and legislation.',
  description: 'Null where something is missing: the simple quality needs a confirmed e-mail address.',
  responses: { 200: SignatureQualities },
  problems: [],
});
