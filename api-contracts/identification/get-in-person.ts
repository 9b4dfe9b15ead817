import { defineEndpoint } from '../endpoint.ts';
import { InPerson } from './in-person-schemas.ts';

export const getInPerson = defineEndpoint({
  method: 'GET',
  path: '/v1/user/identification/in-person',
  auth: 'bearer',
  summary: 'Records of the caller’s identity document by colleagues, and whether the caller checks others.',
  description: 'What stands in the document is told to its person alone. Records that are over are not among them.',
  responses: { 200: InPerson },
  problems: [],
  isBeyondSpecification: true,
});
