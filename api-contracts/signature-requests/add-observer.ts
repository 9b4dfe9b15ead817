import { defineEndpoint } from '../endpoint.ts';
import { ObserverInput, requestParams } from './inputs.ts';
import { Observer } from './schemas.ts';

export const addObserver = defineEndpoint({
  method: 'POST',
  path: '/v3/signature-requests/{id}/observers',
  auth: 'bearer',
  summary: 'Adds a person who may look on; told at once when the request is open, else when it is initiated.',
  description:
    'An observer looks on with an account of that address; without one, the mails still arrive. `user_id` names a member of the ' +
    'caller’s business. Allowed in drafts and while the request is open.',
  params: requestParams,
  body: ObserverInput,
  responses: { 201: Observer },
  problems: [
    'error.not_found',
    'error.sr.withdrawn',
    'error.sr.not_open',
    'error.sr.observer_exists',
    'error.sr.too_many_observers',
    'error.sr.group_not_available',
  ],
});
