import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Acknowledgement } from '../schemas.ts';
import { Password } from './schemas.ts';

export const deleteUser = defineEndpoint({
  method: 'POST',
  path: '/v1/user/delete',
  auth: 'bearer',
  summary: 'Deletes the account of the caller for good.',
  description:
    'All or nothing: drafts are erased; requests that wait for signatures are withdrawn and everybody who takes part is told, unless they ' +
    'belong to a business that lives on, whose administrators take them over; whoever looks after a request that the caller has still to sign is told; ' +
    'access to everything else ends, and what no account has access to any more is erased. Signatures, the audit events and the requests of others stay. ' +
    'A business without other people ends, too. Every access token ends, the address is free again, and a mail says good-bye. ' +
    'GET /v1/user/deletion tells all that beforehand. After five wrong passwords in 15 minutes the rest of them is waited for.',
  body: z.strictObject({
    /** May be missing for somebody who logs in at an organisation and did so within the last ten minutes. */
    password: Password.optional(),
  }),
  responses: { 200: Acknowledgement },
  problems: [
    'error.user.password_wrong',
    'error.user.password_locked',
    'error.user.login_too_old',
    'error.user.only_administrator',
    'error.sign.locked',
  ],
  ownTransaction: true,
});
