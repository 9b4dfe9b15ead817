import { defineEndpoint } from '../endpoint.ts';
import { startIdAustria } from './start-id-austria.ts';

export const startIdAustriaDirectly = defineEndpoint({
  ...startIdAustria,
  path: '/v1/direct/user/identification/id-austria',
  auth: 'basic',
  summary: 'Starts the visitor’s identification by ID Austria, or goes on with the one that is open (200).',
  description:
    'It counts for the signature of this link alone, and is offered where it is enough for that. `url` leads to ID Austria; the person ' +
    'comes back to our page for visitors, which tells what stands in the address.',
  problems: [
    ...startIdAustria.problems,
    'error.sr.not_open',
    'error.sr.withdrawn',
    'error.sign.account_required',
    'error.identification.not_needed',
  ],
});
