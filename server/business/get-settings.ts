import { getSettings as contract } from '@sigillum/api-contracts/business/get-settings.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAdmin } from './access-business.ts';
import { findBusiness } from './business-repository.ts';
import { readSettings } from './read-settings.ts';

export const getSettings = implement(contract, async ({ params }, { actor, db }) => {
  await requireAdmin(db, actor, params.id);
  const business = await findBusiness(db, params.id);
  if (!business) throw refuse('error.not_found');
  const body = { settings: readSettings(business.settings), updated_at: business.updated_at.toISOString() };
  return { status: 200, body };
});
