import { empty } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';

export const removeProgramRequestDocument = defineMachine({
  method: 'DELETE',
  path: machinePathOfV3('signature-requests/{id}/documents/{docId}'),
  auth: 'api',
  summary: 'Removes a document of a draft; not the last one.',
  params: IdParams.extend({ docId: Id }),
  responses: { 204: empty },
  problems: [
    'error.sr.not_draft',
    'error.sr.last_document_cannot_be_removed',
    'error.sign.locked',
    'error.sr.already_signed_by_somebody',
    'error.sr.not_open',
  ],
  ownTransaction: true,
});
