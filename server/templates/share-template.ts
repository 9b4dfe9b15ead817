import { shareTemplate as contract } from '@sigillum/api-contracts/templates/share-template.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireTemplate } from './access-templates.ts';
import { changeTemplate } from './change-template.ts';
import { describeTemplate } from './describe-template.ts';

export const shareTemplate = implement(contract, async ({ params, body: { version, sharing } }, context) => {
  const { actor, db } = context;
  const { template } = await requireTemplate(db, actor, params.id, 'share', 'change');
  if (template.version !== version) throw refuse('error.template.changed_meanwhile');
  await changeTemplate(db, context, template, template.sharing === sharing ? [] : ['SHARING'], { sharing });
  return { status: 200, body: await describeTemplate(db, actor, params.id) };
});
