import { defineEndpoint } from '../endpoint.ts';
import { DueSurvey } from './schemas.ts';

export const getDueSurvey = defineEndpoint({
  method: 'GET',
  path: '/v1/user/survey',
  auth: 'bearer',
  summary: 'Tells which question about satisfaction may be put to the caller now.',
  description:
    '`transactional` from the third signature on, `relationship` from 30 days after the sign-up on; each once in a life, and never one ' +
    'within 14 days of the other. Asking here puts no question: recordSurvey does.',
  responses: { 200: DueSurvey },
  problems: [],
  isBeyondSpecification: true,
});
