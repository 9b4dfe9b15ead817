import { defineEndpoint } from '../endpoint.ts';
import { NoticeDraft, OperatorNotice } from './schemas.ts';

export const announceNotice = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/notices',
  auth: 'bearer',
  summary: 'Announces maintenance: a notice above every page, or a page in place of all of them.',
  body: NoticeDraft,
  responses: { 200: OperatorNotice },
  problems: [
    'error.not_found',
    'error.operator.two_step_needed',
    'error.operator.notices_elsewhere',
    'error.operator.notice_order',
    'error.operator.notice_past',
  ],
  isBeyondSpecification: true,
});
