import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../schemas.ts';
import { OutboxMail, OutboxQuery } from './schemas.ts';

export const getOutboxMail = defineEndpoint({
  method: 'GET',
  path: '/v1/outbox/{id}',
  auth: 'none',
  summary: 'Reads one mail of the local outbox.',
  params: z.strictObject({ id: Id }),
  query: OutboxQuery,
  responses: { 200: OutboxMail },
  problems: ['error.not_found'],
  isBeyondSpecification: true,
});
