import * as z from 'zod';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

export const addProgramAttachment = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests/{id}/attachments'),
  auth: 'api',
  summary: 'Adds a file that goes with a request without being signed.',
  description:
    'What kind of file it is, is read from its content, whatever content_type says: PDF, Word, Excel, PowerPoint (old, new, with macros), gif, ' +
    'jpeg, png and plain text. At most 40 MB each, 20 in a request, until somebody has signed. Signers see and download them before they sign; ' +
    'names and hashes are in the evidence.',
  params: MachineIdParams,
  body: z.object({
    /** With its ending, without folders. */
    filename: line(255).min(1),
    content_type: z.string().max(200).optional(),
    /** The file in base64. */
    content: z.string(),
  }),
  streamsContent: 'any',
  ownTransaction: true,
  responses: { 200: ProgramRequest },
  problems: [
    'error.sr.not_open',
    'error.sr.already_signed_by_somebody',
    'error.sr.too_many_attachments',
    'file.attachment.unsupported',
    'file.attachment.too_large',
    'file.malware.detected',
    'file.upload.too_large',
    'file.upload.interrupted',
    'file.upload.not_base64',
  ],
});
