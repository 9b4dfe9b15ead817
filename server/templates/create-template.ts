import { createTemplate as contract } from '@sigillum/api-contracts/templates/create-template.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest } from '../requests/access.ts';
import { requireMember } from './access-templates.ts';
import { describeTemplate } from './describe-template.ts';
import { keepTemplate } from './keep-template.ts';
import { readRequest } from './read-request.ts';
import { rememberAnchors } from './remember-anchors.ts';

export const createTemplate = implement(contract, async ({ body }, context) => {
  const { actor, db, now, services } = context;
  const { business_id: businessId } = await requireMember(db, actor);
  const view = await openRequest(db, actor, body.signature_request_id, now);
  // Whoever signs or reads a request has not prepared it.
  if (!['owner', 'admin', 'writer'].includes(view.role)) throw refuse('error.not_found');
  const { content, files } = await readRequest(db, view);
  const blobs = new Map(files.map(({ id, blob }) => [id, blob.sha256]));
  const places = await rememberAnchors(services, content.places, blobs);
  const fields = await rememberAnchors(services, content.fields, blobs);
  return context.transact(async (trx) => {
    const template = { businessId, name: body.name, content: { ...content, places, fields }, files };
    const id = await keepTemplate(trx, context, template);
    return { status: 201, body: await describeTemplate(trx, actor, id) };
  });
});
