import { defineMachine } from './define-machine.ts';
import { ValidationFormat, ValidationParams, validationPath } from './validation-schemas.ts';

export const getValidationFormat = defineMachine({
  method: 'GET',
  path: validationPath('infos/{id}/format'),
  auth: 'api',
  summary: 'What kind of file it is, and which levels its signatures have.',
  params: ValidationParams,
  responses: { 200: ValidationFormat },
  problems: [],
});
