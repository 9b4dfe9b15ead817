import { defineMachine } from './define-machine.ts';
import { IdParams, machinePathOfV3 } from './path.ts';
import { ProgramTemplate } from './template-schemas.ts';

export const getProgramTemplate = defineMachine({
  method: 'GET',
  path: machinePathOfV3('templates/{id}'),
  auth: 'api',
  summary: 'A template that the business shares, with its roles, documents, texts and fields.',
  description: 'Beyond the family.',
  params: IdParams,
  responses: { 200: ProgramTemplate },
  problems: ['error.not_found'],
});
