import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { Proof, proofProblems } from './proof.ts';

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/v1/user/sessions',
  auth: 'bearer',
  summary: 'Logs the caller out everywhere but here.',
  description: 'Ten minutes after the login the password is asked for.',
  body: Proof.optional(),
  responses: { 200: Acknowledgement },
  problems: [...proofProblems],
  ownTransaction: true,
  isBeyondSpecification: true,
});
