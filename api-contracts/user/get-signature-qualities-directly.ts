import { defineEndpoint } from '../endpoint.ts';
import { SignatureQualities } from './schemas.ts';

export const getSignatureQualitiesDirectly = defineEndpoint({
  method: 'GET',
  path: '/v3/direct/user/signature-qualities-detail',
  auth: 'basic',
  summary: 'What the visitor of this link can sign with, by quality and legislation.',
  description:
    'The simple quality is there from the start: the e-mail address is proved by the code that signing asks for.',
  responses: { 200: SignatureQualities },
  problems: [],
});
