import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { line } from '../text.ts';

export const keepCelloCode = defineEndpoint({
  method: 'POST',
  path: '/v1/user/cello',
  auth: 'bearer',
  summary: 'Keeps the code of the recommendation that led the caller here (GET /v1/user shows it as celloUCC).',
  description: 'The first code counts: a later call changes nothing.',
  body: z.strictObject({ celloUCC: line(200).min(1) }),
  responses: { 200: Acknowledgement },
  problems: [],
});
