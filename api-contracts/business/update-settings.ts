import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';
import { SettingsAnswer, SettingsChange } from './settings.ts';

export const updateSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/settings',
  auth: 'bearer',
  summary: 'Changes what a business has settled; what is left out stays.',
  description:
    'Our choice: an address or a number of the support contact that is none is blanked (specification, section 5). Whoever names the ' +
    '`updated_at` that was read overwrites nothing that somebody else has changed since. The logo has endpoints of its own; ' +
    'what the plan allows (`signerGroups`) is not an administrator’s to change.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ settings: SettingsChange, updated_at: Instant.optional() }),
  responses: { 200: SettingsAnswer },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.business.changed_meanwhile',
    'error.business.feature_not_included',
  ],
});
