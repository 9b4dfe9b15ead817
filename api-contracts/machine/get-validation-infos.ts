import { defineMachine } from './define-machine.ts';
import { ValidationInfos, ValidationParams, validationPath } from './validation-schemas.ts';

export const getValidationInfos = defineMachine({
  method: 'GET',
  path: validationPath('infos/{id}/validation'),
  auth: 'api',
  summary: 'How each signature stands, and why.',
  params: ValidationParams,
  responses: { 200: ValidationInfos },
  problems: [],
});
