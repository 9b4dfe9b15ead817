import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { NoticeParams } from './schemas.ts';

export const endNotice = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/notices/{id}/end',
  auth: 'bearer',
  summary: 'Ends a maintenance notice that is not over.',
  params: NoticeParams,
  responses: { 200: Acknowledgement },
  problems: ['error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
