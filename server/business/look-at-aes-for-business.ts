import { lookAtAesForBusiness as contract } from '@sigillum/api-contracts/business/look-at-aes-for-business.ts';
import { implement } from '../http/implement.ts';
import { describeApplication, requireApplication } from './find-aes-application.ts';

export const lookAtAesForBusiness = implement(contract, async ({ body }, { db, now, services }) => ({
  status: 200,
  body: describeApplication(await requireApplication(db, services, body.token, now)),
}));
