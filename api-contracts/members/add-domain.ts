import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { line } from '../text.ts';
import { Domain } from './domain-schemas.ts';

/** How many domains an organisation may have. */
export const mostDomains = 50;
/** How long a domain that is not proved is looked at by itself (wire shapes, Business). */
export const domainCheckHours = 48;

export const addDomain = defineEndpoint({
  method: 'POST',
  path: '/v1/businesses/{id}/domains',
  auth: 'bearer',
  summary: 'Adds a mail domain, which is to be proved; for administrators.',
  description:
    'Unicode, capitals and a dot at the end are read as what they mean. A wildcard, an address and a domain at which anybody gets an ' +
    'address are refused, as is one that another organisation has proved. Several may ask for one; who proves it first has it. It is ' +
    `looked at by itself, more and more seldom, for ${domainCheckHours} hours.`,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ domain: line(500).min(1) }),
  responses: { 201: Domain },
  problems: [
    'error.not_found',
    'error.business.admins_only',
    'error.domain.invalid',
    'error.domain.wildcard',
    'error.domain.public',
    'error.domain.exists',
    'error.domain.taken',
    'error.domain.too_many',
  ],
});
