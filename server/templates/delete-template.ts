import { deleteTemplate as contract } from '@sigillum/api-contracts/templates/delete-template.ts';
import { discardBlobs, lockBlobs } from '../documents/discard-blobs.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { requireTemplate } from './access-templates.ts';
import { mapFiles } from './templates-repository.ts';

export const deleteTemplate = implement(contract, async ({ params }, context) => {
  const { actor, services } = context;
  let orphans: string[] = [];
  const answer = await context.transact(async (trx) => {
    const { template, businessId } = await requireTemplate(trx, actor, params.id, 'delete', 'change');
    const data = { subject: template.name };
    await appendBusinessEvents(trx, context, businessId, [{ name: 'TEMPLATE_DELETED', data }]);
    orphans = [...(await mapFiles(trx, params.id)).values()].map(({ blob }) => blob);
    await lockBlobs(trx, orphans);
    await trx.deleteFrom('templates').where('id', '=', params.id).execute();
    return { status: 200 as const, body: { ok: true as const } };
  });
  await discardBlobs(services, orphans);
  return answer;
});
