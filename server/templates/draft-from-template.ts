import { draftFromTemplate as contract } from '@sigillum/api-contracts/templates/draft-from-template.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeRequest } from '../signature-requests/describe-request.ts';
import { requireTemplate } from './access-templates.ts';
import { chooseText, prepareContent } from './draft-content.ts';
import { mapFiles } from './templates-repository.ts';

export const draftFromTemplate = implement(contract, async ({ params, body }, context) => {
  const { actor, db, meta, services } = context;
  const { template: seen } = await requireTemplate(db, actor, params.id, 'use');
  const text = chooseText(seen.content.texts, body.language);
  const layDown = await prepareContent(context, seen.content, {
    people: body.people,
    text: { ...text, title: body.title ?? text.title, message: body.message ?? text.message },
    origin: meta.isPage ? 'WEB' : 'API',
    uploads: seen.content.documents.length,
  });
  return context.transact(async (trx) => {
    // Held until the draft has its files: whoever deletes or changes the template meanwhile waits.
    const { template } = await requireTemplate(trx, actor, params.id, 'use', 'keep');
    if (template.version !== seen.version) throw refuse('error.template.changed_meanwhile');
    const view = await layDown(trx, await mapFiles(trx, params.id));
    return { status: 201 as const, body: await describeRequest(services, trx, view) };
  });
});
