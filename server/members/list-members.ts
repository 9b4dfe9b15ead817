import { listMembers as contract } from '@sigillum/api-contracts/members/list-members.ts';
import { requireAdmin } from '../business/access-business.ts';
import { findBusiness } from '../business/business-repository.ts';
import { countSeats } from '../business/seats.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeMember } from './describe-member.ts';
import { readCounts, readPage } from './members-query.ts';

export const listMembers = implement(contract, async ({ params, query }, { actor, db, now }) => {
  await requireAdmin(db, actor, params.id);
  const business = await findBusiness(db, params.id);
  if (!business) throw refuse('error.not_found');
  const [counts, seats] = await Promise.all([readCounts(db, params.id), countSeats(db, business, now)]);
  const { rows, total } = await readPage(db, params.id, query, counts);
  return {
    status: 200,
    body: {
      total_pages: Math.ceil(total / query.size),
      total_items: total,
      current_page: query.page,
      size: query.size,
      members: rows.map((row) => describeMember(row, now)),
      counts,
      seats,
    },
  };
});
