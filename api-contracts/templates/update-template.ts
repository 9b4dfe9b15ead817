import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { SeenVersion, Template, templateFields, templateParams } from './schemas.ts';

export const updateTemplate = defineEndpoint({
  method: 'PUT',
  path: '/v3/templates/{id}',
  auth: 'bearer',
  summary: 'Writes a template anew, as its next version.',
  description:
    'The whole template is given; what stays as it was makes no version. For each place and field the text nearest to it is remembered, by which it is ' +
    'found again in another file. What is not doubtful any more was confirmed by that.',
  params: templateParams,
  body: z.strictObject({ version: SeenVersion, ...templateFields }),
  responses: { 200: Template },
  problems: [
    'error.not_found',
    'error.template.edit_not_allowed',
    'error.template.changed_meanwhile',
    'error.sr.no_document',
    'error.sr.quality_not_available',
    'error.sr.placement_outside_page',
    'error.sr.form_field_unknown',
    'error.field.rules',
    'error.field.condition',
    'error.field.circle',
    'error.field.form_fixed',
    'error.field.document_signed',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
