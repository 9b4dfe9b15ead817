import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { SeenVersion, Template, templateParams, TemplateSharing } from './schemas.ts';

export const shareTemplate = defineEndpoint({
  method: 'PUT',
  path: '/v3/templates/{id}/sharing',
  auth: 'bearer',
  summary: 'Says what colleagues may do with a template.',
  description:
    'For whoever made it, and for administrators of the organisation once it is shared or its maker has left.',
  params: templateParams,
  body: z.strictObject({ version: SeenVersion, sharing: TemplateSharing }),
  responses: { 200: Template },
  problems: ['error.not_found', 'error.template.owner_only', 'error.template.changed_meanwhile'],
  isBeyondSpecification: true,
});
