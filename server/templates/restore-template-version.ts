import { restoreTemplateVersion as contract } from '@sigillum/api-contracts/templates/restore-template-version.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireTemplate } from './access-templates.ts';
import { changeTemplate } from './change-template.ts';
import { describeTemplate } from './describe-template.ts';
import { listChanges } from './list-changes.ts';

export const restoreTemplateVersion = implement(contract, async ({ params, body: { version } }, context) => {
  const { actor, db } = context;
  const { template } = await requireTemplate(db, actor, params.id, 'edit', 'change');
  if (template.version !== version) throw refuse('error.template.changed_meanwhile');
  const earlier = await db
    .selectFrom('template_versions')
    .select(['name', 'content'])
    .where('template_id', '=', template.id)
    .where('number', '=', params.number)
    .executeTakeFirst();
  if (!earlier) throw refuse('error.not_found');
  const { name, content } = earlier;
  const changes = listChanges({ ...template.content, name: template.name }, { ...content, name });
  await changeTemplate(db, context, template, changes, { name, content });
  return { status: 200, body: await describeTemplate(db, actor, params.id) };
});
