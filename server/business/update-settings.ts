import { updateSettings as contract } from '@sigillum/api-contracts/business/update-settings.ts';
import { implement } from '../http/implement.ts';
import { claimAsAdmin } from './access-business.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';
import { requireFeature } from './require-feature.ts';

export const updateSettings = implement(contract, async ({ params, body }, call) => {
  const { actor, db, services } = call;
  const business = await claimAsAdmin(db, actor, params.id, { readAt: body.updated_at });
  const isRegulated = readSettings(business.settings).signatureRequests.part11.enabled;
  if (body.settings.signatureRequests?.part11?.enabled && !isRegulated) requireFeature(services, business, 'part11');
  const { settings, updatedAt } = await changeSettings(db, call, business, body.settings);
  return { status: 200, body: { settings, updated_at: updatedAt.toISOString() } };
});
