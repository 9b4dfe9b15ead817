import * as z from 'zod';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { unseenProblems, urlProblems } from './document-schemas.ts';
import { machinePath, OneDocumentParams } from './path.ts';
import { ccField, createdSignersField, creatorField, programFields, ProgramTitle } from './request-inputs.ts';
import { draftingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

export const createProgramRequest = defineMachine({
  method: 'POST',
  path: machinePath('signature-requests'),
  auth: 'api',
  summary: 'Sends a document to be signed: the request is OPEN, and invitations are out.',
  description:
    'Exactly one of content, file_url and document_id. A signer by account_email alone who has no account signs without one, under that ' +
    'address. With notify false a signer gets neither invitation nor reminder nor word of the end; a code by mail still goes. Content that ' +
    'is no usable PDF is 400; 415 is for another content_type. Of other files no PDF is made here, for nobody would have looked at it: POST documents makes it, and ' +
    'document_id names it. A place partly outside its page is refused, as everywhere here.',
  params: OneDocumentParams,
  body: z.object({
    title: ProgramTitle,
    /** The PDF in base64. */
    content: z.string().optional(),
    content_type: z.string().max(200).optional(),
    /** Fetched over https. */
    file_url: line(2048).optional(),
    document_id: Id.optional(),
    ...programFields,
    ...createdSignersField,
    ...ccField,
    ...creatorField,
  }),
  streamsContent: 'pdf',
  responses: { 200: ProgramRequest },
  problems: [...draftingProblems, ...unseenProblems, ...urlProblems],
  ownTransaction: true,
});
