import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Legislation, Quality } from '../schemas.ts';
import { lacks } from '../user/find-lack.ts';
import { requestParams } from './inputs.ts';

export const listLacks = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests/{id}/lacks',
  auth: 'bearer',
  summary: 'What the caller’s own colleagues among the signers still lack to sign.',
  description:
    'Names only signers who belong to the organisation of the caller and of the request, and who lack something. Of everybody else it tells ' +
    'nothing, not even whether there is an account. Without `quality` and `legislation` those of the request count.',
  params: requestParams,
  query: z.strictObject({ quality: Quality.optional(), legislation: Legislation.optional() }),
  responses: { 200: z.object({ lacks: z.array(z.object({ sid: Id, lack: z.enum(lacks) })) }) },
  problems: ['error.not_found', 'error.sr.withdrawn'],
  isBeyondSpecification: true,
});
