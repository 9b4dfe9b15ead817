import { listOrganisationLogins as contract } from '@sigillum/api-contracts/operator/list-organisation-logins.ts';
import { implement } from '../http/implement.ts';
import { describeLogin, findLogins } from './find-organisation-logins.ts';
import { requireOperator } from './require-operator.ts';

const size = 50;

export const listOrganisationLogins = implement(contract, async ({ query }, { actor, db }) => {
  await requireOperator(db, actor);
  const rows = await findLogins(db, query.after, size + 1);
  return { status: 200, body: { logins: rows.slice(0, size).map(describeLogin), hasMore: rows.length > size } };
});
