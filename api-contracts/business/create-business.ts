import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { Business, BusinessName, Phone } from './schemas.ts';

/** How many days a new business may try everything before it chooses a plan. */
export const trialDays = 14;

export const createBusiness = defineEndpoint({
  method: 'POST',
  path: '/v2/businesses',
  auth: 'bearer',
  summary: `Creates a business; the caller becomes its administrator. Where plans are sold it begins with a trial of ${trialDays} days.`,
  description:
    'During the trial every member may upload documents and invite signers. A person belongs to one business at a time. ' +
    'Without `email` the caller’s address is the contact of the business.',
  body: z.strictObject({
    name: BusinessName,
    email: Email.optional(),
    phone: Phone.optional(),
    /** Acceptance of the terms for businesses; anything but true is refused. */
    gtc_accepted: z.boolean(),
    /** Acceptance of the data processing agreement; may follow later. */
    dpa_accepted: z.boolean().default(false),
  }),
  responses: { 201: Business },
  problems: ['error.business.already_member', 'error.user.terms_not_accepted'],
});
