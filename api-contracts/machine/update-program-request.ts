import * as z from 'zod';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineParams } from './path.ts';
import { ccField, programFields, ProgramObserverInput, ProgramTitle } from './request-inputs.ts';
import { changingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

/** What `observers` holds under v3. */
export const ProgramObservers = z.array(ProgramObserverInput).max(100).optional();

export const updateProgramRequest = defineMachine({
  method: 'PUT',
  path: machinePath('signature-requests'),
  auth: 'api',
  summary: 'Changes a request that nobody has signed: what is given replaces, what is left out stays.',
  description:
    'signatures is the whole new list. An entry that matches an existing one, by sid, else by account_email, else by the e-mail address of ' +
    'its identity data, or, where neither has an address, by the same names and number, keeps its sid, link and state and is not invited again; ' +
    'its document_signatures, if given and not empty, replace which documents it signs, its visual_signature the mark, which null takes away. Those missing are removed and told, new ones are invited. ' +
    'So does observers under v3 and cc_email_addresses before it. The same list again changes nothing. ' +
    'Once somebody has signed, none of all this changes any more; …/expires-at and …/observers still answer.',
  params: MachineParams,
  body: z.object({
    id: Id,
    title: ProgramTitle.optional(),
    ...programFields,
    ...ccField,
    /** v3: the whole new list, as in creation. Under v1 and v2 it is passed over. */
    observers: z.unknown().optional(),
  }),
  responses: { 200: ProgramRequest },
  problems: changingProblems,
  ownTransaction: true,
});
