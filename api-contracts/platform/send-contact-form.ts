import * as z from 'zod';
import { defineEndpoint, empty } from '../endpoint.ts';
import { Email } from '../schemas.ts';
import { line, prose, textLimits } from '../text.ts';

export const sendContactForm = defineEndpoint({
  method: 'POST',
  path: '/v1/contact',
  auth: 'none',
  summary: 'Hands the contact form to the operator’s forms service.',
  description:
    'What the person has agreed to is kept in the words that they read, for three years. `news` is what they read where they also want news; ' +
    'without it they get none. Five forms an hour from one address. Where the operator has set no forms service up there is nothing here.',
  body: z.strictObject({
    email: Email,
    first_name: line(100).min(1),
    last_name: line(100).min(1),
    company: line(200).default(''),
    message: prose(textLimits.comment).min(1),
    consent: line(1000).min(1),
    news: line(1000).min(1).optional(),
  }),
  responses: { 204: empty },
  problems: ['error.not_found', 'error.contact.refused', 'error.contact.unavailable', 'error.rate_limit.exceeded'],
  ownTransaction: true,
  isBeyondSpecification: true,
});
