import * as z from 'zod';
import { RequestStatus, SignatureStatus } from '../signature-requests/schemas.ts';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';
import { ProgramRequest } from './request-schemas.ts';

const count = z.coerce.number().int().optional();

export const listProgramRequests = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests'),
  isAboutMuch: true,
  auth: 'api',
  summary: 'Lists the requests that the program may read, newest first; without an envelope.',
  description:
    'Filters match exactly and with case, and all of them count; those of a signature together mean the same signature. account_email is what ' +
    'was sent under that name; signer_email_address is that, or the address of a signer without account. ' +
    'search is contained in the title. Pages come only if asked: page_number from 1 (0 is 1), page_size (50); page_size alone is a limit. ' +
    'Without both everything is answered, past 10,000 the newest 10,000. Where there are more, a header Link (rel="next") says where they are.',
  params: MachineParams,
  query: z.object({
    account_email: line(254).optional(),
    signer_email_address: line(254).optional(),
    signature_status: SignatureStatus.optional(),
    status_overall: RequestStatus.optional(),
    /** The owner: a user name or an address. */
    created_by: line(254).optional(),
    signatures_count: count,
    search: line(1024).optional(),
    page_number: count,
    page_size: count,
  }),
  responses: { 200: z.array(ProgramRequest) },
  problems: [],
});
