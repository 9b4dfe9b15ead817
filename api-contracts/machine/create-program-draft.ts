import * as z from 'zod';
import { Id } from '../schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePathOfV3 } from './path.ts';
import {
  createdSignersField,
  creatorField,
  programFields,
  ProgramObserverInput,
  ProgramTitle,
} from './request-inputs.ts';
import { draftingProblems } from './request-problems.ts';
import { ProgramRequest } from './request-schemas.ts';

export const createProgramDraft = defineMachine({
  method: 'POST',
  path: machinePathOfV3('signature-requests'),
  auth: 'api',
  summary: 'Makes a draft of several documents; nobody hears of it before it is initiated.',
  description:
    'Documents are uploaded before, and kept in the order of the list. A document that another request holds already comes as a copy with ' +
    'an id and versions of its own. A signer with document_signatures signs those documents alone.',
  body: z.object({
    title: ProgramTitle,
    documents: z
      .array(z.object({ id: Id }))
      .max(50)
      .optional(),
    observers: z.array(ProgramObserverInput).max(100).optional(),
    ...programFields,
    ...createdSignersField,
    ...creatorField,
  }),
  responses: { 200: ProgramRequest },
  problems: draftingProblems,
  ownTransaction: true,
});
