import { bytes } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { MachineAttachmentParams } from './document-schemas.ts';
import { machinePath } from './path.ts';

export const downloadProgramAttachment = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests/{id}/attachments/{aid}/content'),
  auth: 'api',
  summary: 'An attachment as a file.',
  params: MachineAttachmentParams,
  responses: { 200: bytes('application/octet-stream') },
  problems: [],
});
