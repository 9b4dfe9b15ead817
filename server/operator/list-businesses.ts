import { listBusinesses as contract } from '@sigillum/api-contracts/operator/list-businesses.ts';
import { implement } from '../http/implement.ts';
import { listPlansToGive } from '../pricing/plan-wishes.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { findBusinesses } from './find-businesses.ts';
import { requireOperator } from './require-operator.ts';

export const listBusinesses = implement(contract, async ({ query }, { actor, db, now, services }) => {
  await requireOperator(db, actor);
  const { rows: businesses, hasMore } = cutPage(await findBusinesses(db, query, pageRows, now));
  return { status: 200, body: { businesses, hasMore, plans: listPlansToGive(services.config.priceCatalogue) } };
});
