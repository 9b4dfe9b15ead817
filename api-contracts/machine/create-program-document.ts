import { uploadProblems } from '../documents/inputs.ts';
import { defineMachine } from './define-machine.ts';
import { ProgramDocument, ProgramDocumentInput, urlProblems } from './document-schemas.ts';
import { machinePath, MachineParams } from './path.ts';

export const createProgramDocument = defineMachine({
  method: 'POST',
  path: machinePath('documents'),
  auth: 'api',
  summary: 'Keeps a PDF for requests that are made later.',
  description:
    'The file comes as base64 (`content`; line breaks, a data URL’s beginning and wrong padding are passed over) or is fetched from an https ' +
    'address (`file_url`: at most three redirects, 30 seconds, 112.5 MB, public addresses and the networks that the operator has named). A ' +
    'content_type other than application/pdf is 415; content that is no PDF which can be signed is 400. A document that no request has taken ' +
    'within 30 days is deleted. The first request that takes it has it under its id, every further one gets a copy with versions of its own.',
  params: MachineParams,
  body: ProgramDocumentInput,
  streamsContent: 'pdf',
  ownTransaction: true,
  responses: { 200: ProgramDocument },
  problems: [...uploadProblems, ...urlProblems],
});
