import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { MachineDocumentParams } from './document-schemas.ts';
import { machinePath } from './path.ts';

export const deleteProgramDocument = defineMachine({
  method: 'DELETE',
  path: machinePath('documents/{id}'),
  auth: 'api',
  summary: 'Deletes a document of the program’s own.',
  description:
    'While a request holds it, or a copy of it, the answer is 403; in the breath in which the last such request is deleted it is 204 already. ' +
    'The answer has no body.',
  params: MachineDocumentParams,
  ownTransaction: true,
  responses: { 204: empty },
  problems: ['error.machine.document_in_use'],
});
