import * as z from 'zod';
import { defineEndpoint, empty } from '../endpoint.ts';
import { Id } from '../schemas.ts';

export const removeObserver = defineEndpoint({
  method: 'DELETE',
  path: '/v3/signature-requests/{id}/observers/{oid}',
  auth: 'bearer',
  summary: 'Removes an observer; the person’s access ends at once.',
  params: z.object({ id: Id, oid: Id }),
  responses: { 204: empty },
  problems: ['error.not_found', 'error.sr.withdrawn'],
});
