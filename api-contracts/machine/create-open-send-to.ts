import { uploadProblems } from '../documents/inputs.ts';
import { jsonOrForm } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';
import { OpenSendTo, OpenSendToInput } from './send-to-schemas.ts';

export const createOpenSendTo = defineMachine({
  method: 'POST',
  path: machinePath('sendto'),
  auth: 'none',
  summary: 'Hands a PDF over to whoever claims it at the address with the access code; asks for no token.',
  description:
    'JSON `{title, content}` with the file in base64, or a form (multipart/form-data) with the fields `title` and `content`. The address opens a page ' +
    'where a person claims the document, and then signs. Unclaimed it dies after a day, all die after 90. Thirty an hour for a place.',
  params: MachineParams,
  body: jsonOrForm(OpenSendToInput),
  ownTransaction: true,
  responses: { 200: OpenSendTo },
  problems: uploadProblems,
});
