import { shareTemplate as contract } from '@sigillum/api-contracts/templates/share-template.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireTemplate } from './access-templates.ts';
import { changeTemplate } from './change-template.ts';
import { describeTemplate } from './describe-template.ts';
import { shareWithColleagues } from './share-with-colleagues.ts';

export const shareTemplate = implement(contract, async ({ params, body }, context) => {
  const { version, sharing, colleagues } = body;
  const { actor, db, now } = context;
  const { template } = await requireTemplate(db, actor, params.id, 'share', 'change');
  if (template.version !== version) throw refuse('error.template.changed_meanwhile');
  const isOtherwise = colleagues && (await shareWithColleagues(db, template, colleagues, { by: actor.id, now }));
  const changes = isOtherwise || template.sharing !== sharing ? (['SHARING'] as const) : [];
  await changeTemplate(db, context, template, changes, { sharing });
  return { status: 200, body: await describeTemplate(db, actor, params.id) };
});
