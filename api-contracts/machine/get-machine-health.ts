import * as z from 'zod';
import { defineMachine } from './define-machine.ts';

const Health = z.object({ status: z.enum(['UP', 'DOWN']), groups: z.array(z.enum(['liveness', 'readiness'])) });

export const getMachineHealth = defineMachine({
  method: 'GET',
  path: '/machine/{version}/management/health',
  auth: 'none',
  tellsHealth: true,
  summary: 'Whether calls can be served: UP, or 503 with DOWN.',
  description: 'Says no more than that, for anybody may ask.',
  params: z.strictObject({ version: z.enum(['v1', 'v2', 'v3']) }),
  responses: { 200: Health, 503: Health },
  problems: [],
});
