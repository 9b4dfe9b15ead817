import { listBusinesses as contract } from '@sigillum/api-contracts/operator/list-businesses.ts';
import { implement } from '../http/implement.ts';
import { listPlansToGive } from '../pricing/plan-wishes.ts';
import { findBusinesses } from './find-businesses.ts';
import { requireOperator } from './require-operator.ts';

export const listBusinesses = implement(contract, async ({ query }, { actor, db, now, services }) => {
  await requireOperator(db, actor);
  const businesses = await findBusinesses(db, query.search, now);
  return { status: 200, body: { businesses, plans: listPlansToGive(services.config.priceCatalogue) } };
});
