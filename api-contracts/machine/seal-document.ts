import * as z from 'zod';
import { uploadProblems } from '../documents/inputs.ts';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { SealMarkInput } from './mark-input.ts';
import { unseenProblems } from './document-schemas.ts';
import { machinePath, MachineParams } from './path.ts';

export const sealDocument = defineMachine({
  method: 'POST',
  path: machinePath('seal'),
  auth: 'api',
  scope: 'seal',
  summary: 'Seals a document with the business’s certificate; the answer comes when the file has its final level.',
  description:
    'Without `account_name` by the first seal, by name, that the API user may use; an administrator says which ones those are. The sealed file is a ' +
    'new document of the program, whose `parent_id` is the one that was sealed; it is not deleted by itself. Each use is an event of the seal, and counts as ' +
    'an advanced signature of the plan. By a program named api_demo it is a test: every page and the visible mark say DEMO, and nothing is counted. An ' +
    'advanced seal (AES) at B-LTA. What is no PDF yet is uploaded with POST documents and looked at first.',
  params: MachineParams,
  body: z
    .object({
      /** The PDF in base64. */
      content: z.string().optional(),
      content_type: z.string().max(200).optional(),
      document_id: Id.optional(),
      account_name: z.string().max(255).optional(),
      title: line(1024).min(1).optional(),
      visual_signature: SealMarkInput.nullish(),
    })
    .refine(({ content, document_id }) => (content === undefined) !== (document_id === undefined), {
      message: 'content_or_document_id',
      path: ['content'],
    }),
  streamsContent: 'pdf',
  ownTransaction: true,
  responses: { 200: z.object({ document_id: Id }) },
  problems: [
    ...uploadProblems,
    ...unseenProblems,
    'error.not_found',
    'error.machine.seal_not_available',
    'error.sr.placement_outside_page',
    'error.sr.form_field_unknown',
    'error.sign.exhausted',
    'error.sign.failed',
    'error.sign.certificate_revoked',
    'file.pdf.glyph_missing',
  ],
});
