import { defineEndpoint } from '../endpoint.ts';
import { checkElsewhere } from './check-elsewhere.ts';

export const checkElsewhereDirectly = defineEndpoint({
  ...checkElsewhere,
  path: '/v1/direct/user/identification/elsewhere',
  auth: 'basic',
  summary: 'Asks the trust service whether the visitor has been identified elsewhere.',
  description:
    'It counts for the signature of this link alone. It is asked by the mobile number of the invitation. All fields are null where it does ' +
    'not know the visitor yet; nothing is kept then.',
  problems: [
    ...checkElsewhere.problems,
    'error.sr.not_open',
    'error.sr.withdrawn',
    'error.sign.account_required',
    'error.identification.not_needed',
  ],
});
