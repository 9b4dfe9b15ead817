import { defineEndpoint } from '../endpoint.ts';
import { Proof, proofProblems } from '../user/proof.ts';
import { IdentOverview } from './schemas.ts';

export const giveUpIdentifications = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/give-up',
  auth: 'bearer',
  summary: 'Ends the caller’s identifications, so that the names that they have fixed can change.',
  description:
    'Nobody can be known under two names at once: all identifications count no more from now on, under every law, and their person is ' +
    'identified again with the new name. What was signed stays. Who does it proves anew who they are.',
  body: Proof,
  responses: { 200: IdentOverview },
  problems: ['error.identification.nothing_known', ...proofProblems],
  ownTransaction: true,
  isBeyondSpecification: true,
});
