import { listOrganisationLogins as contract } from '@sigillum/api-contracts/operator/list-organisation-logins.ts';
import { implement } from '../http/implement.ts';
import { cutPage, pageRows } from './cut-page.ts';
import { describeLogin, findLogins } from './find-organisation-logins.ts';
import { requireOperator } from './require-operator.ts';

export const listOrganisationLogins = implement(contract, async ({ query }, { actor, db }) => {
  await requireOperator(db, actor);
  const { rows, hasMore } = cutPage(await findLogins(db, query.after, pageRows));
  return { status: 200, body: { logins: rows.map(describeLogin), hasMore } };
});
