import * as z from 'zod';
import { fileOrJson } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { MachineDocumentParams } from './document-schemas.ts';
import { machinePath } from './path.ts';

const DocumentContent = z.object({
  content_type: z.literal('application/pdf'),
  content_size: z.int(),
  content: z.base64(),
});

export const downloadProgramDocument = defineMachine({
  method: 'GET',
  path: machinePath('documents/{id}/content'),
  auth: 'api',
  summary: 'A document’s file.',
  description:
    'Without Accept, or with one that takes application/pdf, application/octet-stream or anything, the bytes as application/pdf; with ' +
    'application/json `{content_type, content_size, content}` in base64. Each download of a request’s document becomes evidence.',
  params: MachineDocumentParams,
  responses: { 200: fileOrJson(DocumentContent, 'application/pdf') },
  problems: ['error.machine.not_acceptable'],
});
