import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const endHandOverDirectly = defineEndpoint({
  method: 'POST',
  path: '/v3/direct/hand-over/end',
  auth: 'basic',
  summary: 'Gives a device back that was handed over: nothing of the request can be opened with it any more.',
  description: 'Of a link that was mailed nothing ends.',
  responses: { 200: z.object({ ok: z.literal(true) }) },
  problems: [],
  isBeyondSpecification: true,
});
