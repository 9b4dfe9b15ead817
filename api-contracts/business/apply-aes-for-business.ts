import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email, Id } from '../schemas.ts';
import { line } from '../text.ts';
import { Business } from './schemas.ts';

/** How long the representative's link lives. */
export const aesLinkDays = 14;

export const applyAesForBusiness = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}/aes4biz',
  auth: 'bearer',
  summary:
    'Applies for advanced signatures without text messages for people of an organisation’s domains; for administrators.',
  description:
    'Who may act for the organisation confirms by a link in a mail; until then, and after a new application, nothing is enabled. The ' +
    `link lives ${aesLinkDays} days. At most 10 applications in a day.`,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    representative_name: line(200).min(1),
    representative_email: Email,
    /** Number or entry in the commercial register. */
    commercial_register: line(200).min(1),
    /** Activated domains of the organisation. */
    domains: z.array(line(255).min(1)).min(1).max(50),
  }),
  responses: { 200: Business },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.business.feature_not_included',
    'error.aes_for_business.domain_missing',
  ],
  isBeyondSpecification: true,
});
