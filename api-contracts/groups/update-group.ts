import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { groupFields, SignerGroup } from './schemas.ts';

export const updateGroup = defineEndpoint({
  method: 'PUT',
  path: '/v3/groups/{id}',
  auth: 'bearer',
  summary: 'Changes name and people of a group; for administrators of its business.',
  description:
    'Who is in a group when one of it signs may sign: open requests follow the change. With `version_id`, a change that another ' +
    'administrator has made since is not overwritten.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ ...groupFields, version_id: Id.optional() }),
  responses: { 200: SignerGroup },
  problems: [
    'error.not_found',
    'error.group.admins_only',
    'error.group.too_many_members',
    'error.group.changed_meanwhile',
  ],
});
