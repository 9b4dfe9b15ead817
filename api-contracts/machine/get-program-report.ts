import * as z from 'zod';
import { SignatureReport } from '../documents/report-schemas.ts';
import { fileOrJson } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath, MachineIdParams } from './path.ts';

const ProgramReport = SignatureReport.extend({
  header: SignatureReport.shape.header.extend({ attachmentNames: z.string() }),
});

export const getProgramReport = defineMachine({
  method: 'GET',
  path: machinePath('signature-requests/{id}/report'),
  auth: 'api',
  summary: 'Downloads the signature report.',
  description: 'In the JSON, `header.attachmentNames` is one string, its names joined by commas.',
  params: MachineIdParams,
  query: z.object({ type: z.enum(['PDF', 'JSON', 'HTML']).default('PDF') }),
  responses: { 200: fileOrJson(ProgramReport, 'application/pdf', 'text/html') },
  problems: [],
});
