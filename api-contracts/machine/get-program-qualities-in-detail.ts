import { getProgramQualities } from './get-program-qualities.ts';
import { defineMachine } from './define-machine.ts';
import { machinePath } from './path.ts';

const { description, query, params, responses } = getProgramQualities;

export const getProgramQualitiesInDetail = defineMachine({
  method: 'GET',
  path: machinePath('user/signature-qualities-detail'),
  auth: 'api',
  summary:
    'The same as user/signature-qualities: one old description has words there and objects here; both answer objects.',
  description,
  params,
  query,
  responses,
  problems: [],
});
