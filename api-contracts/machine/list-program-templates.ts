import * as z from 'zod';
import { line } from '../text.ts';
import { defineMachine } from './define-machine.ts';
import { machinePathOfV3 } from './path.ts';
import { ProgramTemplate } from './template-schemas.ts';

export const listProgramTemplates = defineMachine({
  method: 'GET',
  path: machinePathOfV3('templates'),
  auth: 'api',
  summary: 'Lists the templates that the business shares with everybody, the newest change first.',
  description:
    'Beyond the family. A template that is its maker’s alone, or shared with single people, no program sees. page_number counts from 1, a page has ' +
    'page_size of them.',
  query: z.object({
    /** Part of the name. */
    search: line(100).optional(),
    page_number: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  responses: { 200: z.array(ProgramTemplate.omit({ documents: true })) },
  problems: [],
});
