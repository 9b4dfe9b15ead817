import { getSignatureQualities as contract } from '@sigillum/api-contracts/user/get-signature-qualities.ts';
import { implement } from '../http/implement.ts';
import { listQualities } from './signature-qualities.ts';
import { getAccount } from './user-repository.ts';

export const getSignatureQualities = implement(contract, async (_input, { actor, db }) => {
  const { email_verified } = await getAccount(db, actor.id);
  return { status: 200, body: listQualities({ isEmailVerified: email_verified }) };
});
