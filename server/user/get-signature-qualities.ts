import { getSignatureQualities as contract } from '@sigillum/api-contracts/user/get-signature-qualities.ts';
import { findMembership } from '../business/business-repository.ts';
import { implement } from '../http/implement.ts';
import { listUsableSeals } from '../seals/find-usable-seal.ts';
import { readQualities } from './signature-qualities.ts';
import { getAccount } from '../accounts/user-repository.ts';

export const getSignatureQualities = implement(contract, async (_input, { actor, db, now, services }) => {
  const { email_verified, mobile } = await getAccount(db, actor.id);
  const seals = await listUsableSeals(db, await findMembership(db, actor.id), actor.id);
  const means = { isEmailVerified: email_verified, mobile, seals, account: { id: actor.id, now } };
  return { status: 200, body: await readQualities(services, db, means) };
});
