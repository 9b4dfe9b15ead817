import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { ColleagueSharing, SeenVersion, Template, templateLimits, templateParams, TemplateSharing } from './schemas.ts';

const ColleagueInput = z.strictObject({ email: Email.toLowerCase(), sharing: ColleagueSharing });

export const shareTemplate = defineEndpoint({
  method: 'PUT',
  path: '/v3/templates/{id}/sharing',
  auth: 'bearer',
  summary: 'Says what colleagues may do with a template: all of them, and those who are named.',
  description:
    'For whoever made it, and for administrators of the organisation once everybody has it or its maker has left. `colleagues` takes the ' +
    'place of those who were named; left out, they stay. Only members of the organisation are named; who leaves it is named no more.',
  params: templateParams,
  body: z.strictObject({
    version: SeenVersion,
    /** Of everybody. */
    sharing: TemplateSharing,
    colleagues: z
      .array(ColleagueInput)
      .max(templateLimits.colleagues)
      .refine((colleagues) => new Set(colleagues.map(({ email }) => email)).size === colleagues.length, {
        message: 'named_twice',
      })
      .optional(),
  }),
  responses: { 200: Template },
  problems: [
    'error.not_found',
    'error.template.owner_only',
    'error.template.changed_meanwhile',
    'error.sr.not_a_colleague',
  ],
  isBeyondSpecification: true,
});
