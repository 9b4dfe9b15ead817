import { removeDomain as contract } from '@sigillum/api-contracts/members/remove-domain.ts';
import { claimAsAdmin } from '../business/access-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { requireDomain } from './domains-repository.ts';

export const removeDomain = implement(contract, async ({ params }, context) => {
  const { actor, db } = context;
  const { id } = params;
  await claimAsAdmin(db, actor, id);
  const { domain } = await requireDomain(db, id, params.domain);
  await db.deleteFrom('business_domains').where('business_id', '=', id).where('domain', '=', domain).execute();
  await db.deleteFrom('identity_providers').where('business_id', '=', id).where('domain', '=', domain).execute();
  await appendBusinessEvents(db, context, id, [{ name: 'DOMAIN_REMOVED', data: { subject: domain } }]);
  return { status: 200, body: { ok: true as const } };
});
