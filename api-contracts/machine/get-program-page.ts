import * as z from 'zod';
import { pageProblems } from '../documents/inputs.ts';
import { bytes, empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { MachinePageParams } from './document-schemas.ts';
import { machinePath } from './path.ts';

export const getProgramPage = defineMachine({
  method: 'GET',
  path: machinePath('documents/{id}/pages/{n}'),
  auth: 'api',
  summary: 'A page as a picture.',
  description:
    'PNG, or WebP where Accept prefers it. 202 with an empty body while it is drawn: ask again. `scale` is 100 unless told, 20 is a thumbnail; ' +
    'it is kept between 5 and 400, never refused. Also read from a header of that name; the query wins. A page that cannot be drawn is 422.',
  params: MachinePageParams,
  query: z.object({ scale: z.string().max(100).optional() }),
  responses: { 200: bytes('image/png', 'image/webp'), 202: empty },
  problems: pageProblems.filter((key) => key !== 'error.sr.withdrawn'),
});
