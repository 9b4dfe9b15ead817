import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { CustomExtras } from './schemas.ts';

export const getCustomExtras = defineEndpoint({
  method: 'GET',
  path: '/v2/businesses/{id}/customextras',
  auth: 'bearer',
  summary: 'What a business has used beside the signatures of its plan; for its administrators.',
  description:
    'Identifications that it has paid for, codes by text message for its requests, and its seals, with whether the plan includes them and ' +
    'what one costs that it does not. Counted for the period that is under way; seals are those that there are.',
  params: z.strictObject({ id: Id }),
  responses: { 200: CustomExtras },
  problems: ['error.not_found', 'error.business.admins_only'],
});
