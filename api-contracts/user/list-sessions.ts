import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Session } from './schemas.ts';

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/user/sessions',
  auth: 'bearer',
  summary: 'Where the caller is logged in: this session first, then the newest.',
  responses: { 200: z.object({ sessions: z.array(Session) }) },
  problems: [],
  isBeyondSpecification: true,
});
