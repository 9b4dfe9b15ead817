import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { MobileIdQuestion } from './mobile-id-schemas.ts';

export const lookAtMobileId = defineEndpoint({
  method: 'POST',
  path: '/v1/user/mobile-id/questions/{id}/look',
  auth: 'bearer',
  summary: 'Looks whether a question on the caller’s phone was answered, and does what it was for.',
  description:
    'To be called again after `retry_after` milliseconds while `state` is `open`. What was answered stays answered.',
  params: z.object({ id: Id }),
  responses: { 200: MobileIdQuestion },
  problems: ['error.not_found'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
