import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { MachineAttachmentParams } from './document-schemas.ts';
import { machinePath } from './path.ts';

export const deleteProgramAttachment = defineMachine({
  method: 'DELETE',
  path: machinePath('signature-requests/{id}/attachments/{aid}'),
  auth: 'api',
  summary: 'Removes an attachment; its name and hash stay in the evidence.',
  params: MachineAttachmentParams,
  ownTransaction: true,
  responses: { 204: empty },
  // Also after the end: it is no part of what is signed.
  problems: [],
});
