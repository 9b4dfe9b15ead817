import { updateBusiness as contract } from '@sigillum/api-contracts/business/update-business.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { findBusiness } from './business-repository.ts';
import { changeBusiness, compareFields } from './change-business.ts';
import { describeBusiness } from './describe-business.ts';

const write = (value: object | null | undefined) => (value ? JSON.stringify(value) : value);

export const updateBusiness = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now } = context;
  const { updated_at, gtc_accepted, dpa_accepted, address, legal_representative } = body;
  const business = await claimAsAdmin(db, actor, params.id, { readAt: updated_at });
  const accepted = {
    ...(gtc_accepted && { gtc_accepted_at: now }),
    ...(dpa_accepted && { dpa_accepted_at: now }),
  };
  const texts = {
    ...(address !== undefined && { address: write(address) ?? null }),
    ...(legal_representative !== undefined && { legal_representative: write(legal_representative) ?? null }),
  };
  const changes = compareFields({ ...business }, { address, legal_representative, ...accepted });
  await changeBusiness(db, context, business, { ...accepted, ...texts }, changes);
  return {
    status: 200,
    body: await describeBusiness(db, (await findBusiness(db, params.id))!, 'admin', context),
  };
});
