import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Legislation } from '../schemas.ts';
import { ElsewhereKind, IdentState } from './schemas.ts';

export const checkElsewhere = defineEndpoint({
  method: 'POST',
  path: '/v1/user/identification/elsewhere',
  auth: 'bearer',
  summary:
    'Asks the trust service whether the caller has been identified elsewhere: in person at a place, or with another service.',
  description:
    'It is asked by the proved mobile number. `success`: it knows the caller, who can sign now. `failure` says why it does not count. All ' +
    'fields are null where it does not know the caller yet; nothing is kept then.',
  body: z.strictObject({ legislation: Legislation, kind: ElsewhereKind, signatureRequestId: Id.optional() }),
  responses: { 200: IdentState },
  problems: [
    'error.not_found',
    'error.unavailable',
    'error.identification.not_offered',
    'error.identification.mobile_missing',
    'error.identification.already_known',
  ],
  ownTransaction: true,
  isBeyondSpecification: true,
});
