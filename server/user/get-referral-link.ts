import { getReferralLink as contract } from '@sigillum/api-contracts/user/get-referral-link.ts';
import { findMembership } from '../business/business-repository.ts';
import { readSettings } from '../business/read-settings.ts';
import { implement } from '../http/implement.ts';

export const getReferralLink = implement(contract, async (_input, { actor, db, services: { referral, log } }) => {
  const membership = referral && (await findMembership(db, actor.id));
  if (!membership || !readSettings(membership.settings).affiliate.enabled) return { status: 200, body: { link: null } };
  try {
    return { status: 200, body: { link: (await referral.findLink(actor.id)) ?? null } };
  } catch (error) {
    log.warn('no referral link', { error });
    return { status: 200, body: { link: null } };
  }
});
