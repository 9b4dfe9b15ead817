import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { templateParams, TemplateVersion } from './schemas.ts';

export const listTemplateVersions = defineEndpoint({
  method: 'GET',
  path: '/v3/templates/{id}/versions',
  auth: 'bearer',
  summary: 'Who changed what of a template, the newest version first; at most the last 200.',
  params: templateParams,
  responses: { 200: z.object({ versions: z.array(TemplateVersion) }) },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
