import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SignerGroup } from './schemas.ts';

export const getGroup = defineEndpoint({
  method: 'GET',
  path: '/v3/groups/{id}',
  auth: 'bearer',
  summary:
    'A group of signers of the caller’s business; with `includeMembers`, who is in it, and to an administrator where it is used.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ includeMembers: z.enum(['true', 'false']).default('false') }),
  responses: { 200: SignerGroup },
  problems: ['error.not_found'],
});
