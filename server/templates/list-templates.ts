import { listTemplates as contract } from '@sigillum/api-contracts/templates/list-templates.ts';
import { implement } from '../http/implement.ts';
import { listActions, requireMember } from './access-templates.ts';
import { describeListedTemplate } from './describe-template.ts';
import { pageTemplates } from './templates-repository.ts';

export const listTemplates = implement(contract, async ({ query }, { actor, db }) => {
  const { business_id: businessId, role } = await requireMember(db, actor);
  const { rows, total } = await pageTemplates(db, { userId: actor.id, businessId, isAdmin: role === 'admin' }, query);
  const templates = rows.map((row) => describeListedTemplate(row, listActions(row, actor.id, role)));
  return { status: 200, body: { templates, total_items: total } };
});
