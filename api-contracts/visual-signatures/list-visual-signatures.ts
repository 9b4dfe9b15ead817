import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { VisualSignature } from './schemas.ts';

export const listVisualSignatures = defineEndpoint({
  method: 'GET',
  path: '/v1/user/visual-signatures',
  auth: 'bearer',
  summary: 'The caller’s visual signatures, the oldest first.',
  responses: { 200: z.object({ signatures: z.array(VisualSignature), defaultSignature: Id.nullable() }) },
  problems: [],
});
