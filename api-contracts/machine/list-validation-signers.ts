import { defineMachine } from './define-machine.ts';
import { ValidationSigners, ValidationParams, validationPath } from './validation-schemas.ts';

export const listValidationSigners = defineMachine({
  method: 'GET',
  path: validationPath('infos/{id}/signers'),
  auth: 'api',
  summary: 'Who signed, with what.',
  params: ValidationParams,
  responses: { 200: ValidationSigners },
  problems: [],
});
