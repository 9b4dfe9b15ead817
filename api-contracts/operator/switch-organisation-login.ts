import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { OrganisationLogin } from './schemas.ts';

export const switchOrganisationLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/logins/{domain}/switch',
  auth: 'bearer',
  summary: 'Switches the log-in of an organisation off, whose people then log in with their passwords, or on again.',
  params: z.strictObject({ domain: z.string().min(1).max(255) }),
  body: z.strictObject({ isOn: z.boolean() }),
  responses: { 200: OrganisationLogin },
  problems: ['error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
