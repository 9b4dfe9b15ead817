import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SettingsAnswer } from './settings.ts';

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/businesses/{id}/settings',
  auth: 'bearer',
  summary: 'What a business has settled, for its administrators.',
  params: z.strictObject({ id: Id }),
  responses: { 200: SettingsAnswer },
  problems: ['error.not_found', 'error.business.admins_only'],
});
