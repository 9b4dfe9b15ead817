import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { groupFields, SignerGroup } from './schemas.ts';

export const createGroup = defineEndpoint({
  method: 'POST',
  path: '/v3/groups',
  auth: 'bearer',
  summary: 'Makes a group of signers in the caller’s business; for its administrators.',
  body: z.strictObject(groupFields),
  responses: { 201: SignerGroup },
  problems: [
    'error.not_found',
    'error.group.admins_only',
    'error.business.feature_not_included',
    'error.group.too_many',
    'error.group.too_many_members',
  ],
});
