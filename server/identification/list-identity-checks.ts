import { listIdentityChecks as contract } from '@sigillum/api-contracts/identification/list-identity-checks.ts';
import { isAesInForce } from '../business/aes-for-business.ts';
import { implement } from '../http/implement.ts';
import { describeCheck, selectChecks } from './describe-check.ts';
import { requireOfficer } from './officers-repository.ts';

export const listIdentityChecks = implement(contract, async ({ params: { id }, query }, { actor, db }) => {
  const { isOfficer } = await requireOfficer(db, actor, id, { orAdmin: true });
  const [is_enabled, { count }, rows] = await Promise.all([
    isAesInForce(db, id),
    db
      .selectFrom('identity_checks')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow(),
    selectChecks(db)
      .where('business_id', '=', id)
      .orderBy('recorded_at', 'desc')
      .orderBy('identity_checks.id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
  ]);
  const checks = rows.map(describeCheck);
  return { status: 200, body: { is_enabled, is_officer: isOfficer, total_items: Number(count), checks } };
});
