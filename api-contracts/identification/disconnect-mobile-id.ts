import { defineEndpoint } from '../endpoint.ts';
import { Proof, proofProblems } from '../user/proof.ts';
import { MobileIdOverview } from './mobile-id-schemas.ts';

export const disconnectMobileId = defineEndpoint({
  method: 'POST',
  path: '/v1/user/mobile-id/disconnect',
  auth: 'bearer',
  summary: 'Forgets the caller’s Mobile ID. What was signed with it stays.',
  body: Proof,
  responses: { 200: MobileIdOverview },
  problems: ['error.mobile_id.not_connected', ...proofProblems],
  ownTransaction: true,
  isBeyondSpecification: true,
});
