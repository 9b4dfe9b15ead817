import { defineMachine } from './define-machine.ts';
import { MachineDocumentParams, ProgramDocument } from './document-schemas.ts';
import { machinePath } from './path.ts';

export const getProgramDocument = defineMachine({
  method: 'GET',
  path: machinePath('documents/{id}'),
  auth: 'api',
  summary: 'A document, or one version of a document of a request.',
  description:
    'Old versions stay readable; `parent_id` leads back from version to version, and to the document that was uploaded.',
  params: MachineDocumentParams,
  responses: { 200: ProgramDocument },
  problems: [],
});
