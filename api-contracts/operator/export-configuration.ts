import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const exportConfiguration = defineEndpoint({
  method: 'POST',
  path: '/v1/operator/configuration',
  auth: 'bearer',
  summary:
    'The settings of the installation without secrets, by the names of its variables. Exporting is written down.',
  responses: { 200: z.object({ settings: z.record(z.string(), z.string()), warnings: z.array(z.string()) }) },
  problems: ['error.not_found', 'error.operator.two_step_needed'],
  isBeyondSpecification: true,
});
