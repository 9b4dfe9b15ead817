import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { Deputies, NewDeputy } from './deputy-schemas.ts';

export const nameDeputy = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/deputy',
  auth: 'bearer',
  summary:
    'Names a colleague who looks after the caller’s requests during an absence, in place of whoever was named before.',
  description:
    'From the first day on, the colleague may do with the caller’s drafts and open requests what a colleague with `write_access` may, and gets their ' +
    'mails, too; after the last day not any more. What the caller is asked to sign stays the caller’s. Days are those of the caller’s zone (X-Time-Zone, ' +
    'default Europe/Zurich), both included, at most a year apart.',
  params: z.strictObject({ id: Id }),
  body: NewDeputy,
  responses: { 200: Deputies },
  problems: ['error.not_found', 'error.sr.not_a_colleague', 'error.business.deputy_period'],
  isBeyondSpecification: true,
});
