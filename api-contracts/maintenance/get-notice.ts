import { defineEndpoint } from '../endpoint.ts';
import { ActiveNotice } from './schemas.ts';

export const getNotice = defineEndpoint({
  method: 'GET',
  path: '/v1/maintenance',
  auth: 'none',
  summary: 'Tells the maintenance notice that is active now, if any.',
  description:
    'Pages ask every 60 seconds. The server reads its source of notices once for everybody, so that the answer costs nothing and no page ' +
    'calls anybody else. It also answers while a notice blocks.',
  responses: { 200: ActiveNotice },
  problems: [],
  isBeyondSpecification: true,
});
