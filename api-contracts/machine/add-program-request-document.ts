import * as z from 'zod';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { addingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

export const addProgramRequestDocument = defineMachine({
  method: 'POST',
  path: machinePathOfV3('signature-requests/{id}/documents'),
  auth: 'api',
  summary: 'Adds a document to a draft: a PDF in base64, or one that was uploaded before.',
  description:
    'A file of which a PDF would have to be made is uploaded with POST documents, looked at, and named by its document_id. That is 400 here, for a draft may ' +
    'be sent in the next moment.',
  params: IdParams,
  body: z.object({ content: z.string().optional(), title: line(255).min(1).optional(), document_id: Id.optional() }),
  streamsContent: 'pdf',
  responses: { 200: ProgramRequest },
  problems: [...addingProblems, 'error.machine.conversion_unseen'],
  ownTransaction: true,
});
