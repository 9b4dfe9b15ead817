import { empty } from '../endpoint.ts';
import { defineMachine } from './define-machine.ts';
import { ValidationParams, validationPath } from './validation-schemas.ts';

export const deleteValidation = defineMachine({
  method: 'DELETE',
  path: validationPath('validate/{id}'),
  auth: 'api',
  scope: 'read',
  summary: 'Forgets a result before its ten minutes are over.',
  params: ValidationParams,
  responses: { 204: empty },
  problems: [],
});
