import { defineMachine } from './define-machine.ts';
import { listProgramCallbacks } from './list-program-callbacks.ts';

const { path, params, responses, problems } = listProgramCallbacks;

export const findProgramCallbacks = defineMachine({
  method: 'POST',
  path,
  auth: 'api',
  scope: 'read',
  summary:
    'Lists the callbacks of a request, as GET does: one description of the family asks by POST. A body is not read.',
  params,
  responses,
  problems,
});
