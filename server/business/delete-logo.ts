import { deleteLogo as contract } from '@sigillum/api-contracts/business/delete-logo.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeSettings } from './change-settings.ts';
import { eraseLogo } from './logo-repository.ts';

export const deleteLogo = implement(contract, async ({ params }, call) => {
  const { actor, db } = call;
  const business = await claimAsAdmin(db, actor, params.id);
  await eraseLogo(db, params.id);
  const { settings, updatedAt } = await changeSettings(db, call, business, { companyBranding: { logo: null } });
  return { status: 200, body: { settings, updated_at: updatedAt.toISOString() } };
});
