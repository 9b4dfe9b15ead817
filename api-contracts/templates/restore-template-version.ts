import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { SeenVersion, Template } from './schemas.ts';

export const restoreTemplateVersion = defineEndpoint({
  method: 'POST',
  path: '/v3/templates/{id}/versions/{number}/restore',
  auth: 'bearer',
  summary: 'Makes an earlier version of a template its newest one again.',
  description: 'As a new version, so that nothing is lost. Who may use the template stays as it is.',
  params: z.strictObject({ id: Id, number: z.coerce.number<string | number>().int().min(1).max(1_000_000) }),
  body: z.strictObject({ version: SeenVersion }),
  responses: { 200: Template },
  problems: ['error.not_found', 'error.template.edit_not_allowed', 'error.template.changed_meanwhile'],
  isBeyondSpecification: true,
});
