import * as z from 'zod';
import { defineEndpoint, empty } from '../endpoint.ts';
import { prose, textLimits } from '../text.ts';
import { Survey, surveyScales } from './schemas.ts';

export const recordSurvey = defineEndpoint({
  method: 'PUT',
  path: '/v1/user/survey',
  auth: 'bearer',
  summary: 'Says that the caller has been asked, and what they answered.',
  description:
    'Without `score` the question has been put: it is not put again. `score` goes from 1 to 5 (transactional) or from 0 to 10 ' +
    '(relationship). The first answer counts; a second one changes nothing.',
  body: z
    .strictObject({
      survey: Survey,
      score: z.number().int().nullable(),
      comment: prose(textLimits.comment).default(''),
    })
    .refine(({ survey, score }) => score === null || isOnScale(surveyScales[survey], score), {
      path: ['score'],
      message: 'out_of_range',
    }),
  responses: { 204: empty },
  problems: [],
  isBeyondSpecification: true,
});

const isOnScale = ({ least, greatest }: { least: number; greatest: number }, score: number) =>
  score >= least && score <= greatest;
