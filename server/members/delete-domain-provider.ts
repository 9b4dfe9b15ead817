import { deleteDomainProvider as contract } from '@sigillum/api-contracts/members/delete-domain-provider.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeDomain } from './describe-domain.ts';
import { requireDomain } from './domains-repository.ts';

export const deleteDomainProvider = implement(contract, async ({ params }, context) => {
  const { actor, db, now } = context;
  const { id } = params;
  await claimAsAdmin(db, actor, id);
  const { domain, activated_at, issuer } = await requireDomain(db, id, params.domain);
  if (!activated_at || !issuer) throw refuse('error.not_found');
  await db.deleteFrom('identity_providers').where('domain', '=', domain).execute();
  const changes = { issuer: { from: issuer, to: null } };
  await appendBusinessEvents(db, context, id, [{ name: 'SSO_CHANGED', data: { subject: domain, changes } }]);
  return { status: 200, body: describeDomain(await requireDomain(db, id, domain), now) };
});
