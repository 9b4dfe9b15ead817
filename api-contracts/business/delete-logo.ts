import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SettingsAnswer } from './settings.ts';

export const deleteLogo = defineEndpoint({
  method: 'DELETE',
  path: '/v1/businesses/{id}/logo',
  auth: 'bearer',
  summary: 'Takes a business’s logo away, if it has one.',
  params: z.strictObject({ id: Id }),
  responses: { 200: SettingsAnswer },
  problems: ['error.not_found', 'error.business.admins_only'],
  isBeyondSpecification: true,
});
