import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement, Id } from '../schemas.ts';
import { Proof, proofProblems } from './proof.ts';

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  auth: 'bearer',
  summary: 'Logs the caller out of one session, this one or another.',
  description: 'Ten minutes after the login the password is asked for.',
  params: z.object({ id: Id }),
  body: Proof.optional(),
  responses: { 200: Acknowledgement },
  problems: ['error.not_found', ...proofProblems],
  ownTransaction: true,
  isBeyondSpecification: true,
});
