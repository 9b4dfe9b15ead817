import { getSignatureQualitiesDirectly as contract } from '@sigillum/api-contracts/user/get-signature-qualities-directly.ts';
import { implement } from '../http/implement.ts';
import { readQualities } from './signature-qualities.ts';

/** Whoever holds the link proves the address with the code that signing sends to it. */
export const getSignatureQualitiesDirectly = implement(contract, async (_input, { actor, db, now, services }) => {
  const { mobile } = await db
    .selectFrom('signatures')
    .select('mobile')
    .where('sid', '=', actor.sid)
    .executeTakeFirstOrThrow();
  const visit = { sid: actor.sid, now };
  return { status: 200, body: await readQualities(services, db, { isEmailVerified: true, mobile, visit }) };
});
