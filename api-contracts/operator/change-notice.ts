import { defineEndpoint } from '../endpoint.ts';
import { NoticeDraft, NoticeParams, OperatorNotice } from './schemas.ts';

export const changeNotice = defineEndpoint({
  method: 'PUT',
  path: '/v1/operator/notices/{id}',
  auth: 'bearer',
  summary: 'Changes a maintenance notice that is not over.',
  params: NoticeParams,
  body: NoticeDraft,
  responses: { 200: OperatorNotice },
  problems: [
    'error.operator.two_step_needed',
    'error.operator.notices_elsewhere',
    'error.operator.notice_order',
    'error.operator.notice_past',
  ],
  isBeyondSpecification: true,
});
