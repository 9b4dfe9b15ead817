import * as z from 'zod';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

export const getProgramEvidence = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests/{id}/signatures/{sid}/identification/{part}'),
  auth: 'api',
  summary: 'Evidence of how a signer was identified: not handed out.',
  description:
    'The family keeps four for who has the feature: status, data, files and a signed token; where they lie is published nowhere, so these paths are ' +
    'ours. Here the feature is on for nobody (403): such evidence holds copies of identity documents and pictures of faces.',
  params: MachineIdParams.extend({ sid: Id, part: z.enum(['status', 'data', 'files', 'token']) }),
  responses: {},
  problems: ['error.machine.evidence_not_handed_out'],
});
