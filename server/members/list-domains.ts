import { listDomains as contract } from '@sigillum/api-contracts/members/list-domains.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { writeCallback } from '../user/write-callback.ts';
import { describeDomain } from './describe-domain.ts';
import { listDomainRows } from './domains-repository.ts';

export const listDomains = implement(contract, async ({ params }, { actor, db, now, services }) => {
  await requireAdmin(db, actor, params.id);
  const rows = await listDomainRows(db, params.id);
  return {
    status: 200,
    body: {
      domains: rows.map((row) => describeDomain(row, now)),
      redirect_uri: writeCallback(services.config.publicUrl, params.id),
    },
  };
});
