import { conversionProblems, uploadProblems } from '../documents/inputs.ts';
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
    'content_type other than application/pdf is 415; content that is no PDF which can be signed is 400. Where the installation makes PDFs of other files (docx, ' +
    'odt, png, jpeg, by their content), it does so at once: the answer’s `conversion` says of what, with the SHA-256 of the file that came and of the PDF. Look at ' +
    'that (…/content, …/pages) before you name it in a request, which accepts it in your name and is noted in the evidence. A content_type of application/pdf ' +
    'has nothing converted; one of those four is 415 where no PDF is made of it. A document that no request has taken ' +
    'within 30 days is deleted. The first request that takes it has it under its id, every further one gets a copy with versions of its own.',
  params: MachineParams,
  body: ProgramDocumentInput,
  streamsContent: 'pdf',
  ownTransaction: true,
  responses: { 200: ProgramDocument },
  problems: [...uploadProblems, ...conversionProblems, ...urlProblems],
});
