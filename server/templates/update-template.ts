import { updateTemplate as contract } from '@sigillum/api-contracts/templates/update-template.ts';
import { implement, type HandlerInput } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { judgePlacement } from '../signature-requests/placement-rules.ts';
import { requireQuality } from '../signature-requests/quality-rules.ts';
import { requireOwnFixed } from '../signature-requests/require-own-fixed.ts';
import { requireSoundFields } from '../signature-requests/require-sound-fields.ts';
import { requireTemplate } from './access-templates.ts';
import { changeTemplate } from './change-template.ts';
import { describeTemplate } from './describe-template.ts';
import { listChanges } from './list-changes.ts';
import { rememberAnchors } from './remember-anchors.ts';
import type { KeptField, KeptPlace } from './tables.ts';
import { mapFiles, type FileRow } from './templates-repository.ts';

type Written = HandlerInput<typeof contract>['body'];

export const updateTemplate = implement(contract, async ({ params, body }, context) => {
  const { actor, db, services } = context;
  const { template: seen } = await requireTemplate(db, actor, params.id, 'edit');
  const files = await mapFiles(db, params.id);
  await requireQuality(services, body.quality, body.legislation);
  requirePlaces(body, new Map(seen.content.documents.map(({ id }) => [id, files.get(id)!])));
  requireOwnFixed(body.fields, seen.content.fields);
  await requireFields(body, files);
  const blobs = new Map([...files].map(([id, { blob }]) => [id, blob]));
  const known = body.places.map((place) => ({ ...place, anchor: findKept(place, seen.content.places)?.anchor }));
  const fields = body.fields.map((field) => ({ ...field, anchor: findKeptField(field, seen.content.fields)?.anchor }));
  const { version, name, ...written } = {
    ...body,
    places: await rememberAnchors(services, known, blobs),
    fields: await rememberAnchors(services, fields, blobs),
  };
  return context.transact(async (trx) => {
    const { template } = await requireTemplate(trx, actor, params.id, 'edit', 'change');
    if (template.version !== version) throw refuse('error.template.changed_meanwhile');
    const changes = listChanges({ ...template.content, name: template.name }, { ...written, name });
    await changeTemplate(trx, context, template, changes, { name, content: written });
    return { status: 200, body: await describeTemplate(trx, actor, params.id) };
  });
});

/** Refuses documents that are not the template's, and places of nobody or beside a page. */
function requirePlaces({ documents, roles, places }: Written, files: ReadonlyMap<string, FileRow>): void {
  if (!documents.length) throw refuse('error.sr.no_document');
  if (!documents.every(({ id }) => files.has(id))) throw refuse('error.not_found');
  const signers = new Set(roles.filter(({ kind }) => kind === 'SIGNER').map(({ id }) => id));
  for (const { role_id, document_id, position, form_field } of places) {
    const file = documents.some(({ id }) => id === document_id) && files.get(document_id);
    if (!file || !signers.has(role_id)) throw refuse('error.not_found');
    const { pages, signatureFields } = file.inspection;
    const fieldNames = signatureFields.filter(({ signed }) => !signed).map(({ name }) => name);
    const problem = judgePlacement({ position, form_field }, { pages, fieldNames });
    if (problem) throw refuse(problem, form_field === undefined ? {} : { details: { fields: fieldNames } });
  }
}

/** Refuses fields that cannot be, of nobody, or beside a page. */
async function requireFields(
  { documents, roles, fields }: Written,
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  const signers = new Set(roles.filter(({ kind }) => kind === 'SIGNER').map(({ id }) => id));
  await requireSoundFields(
    fields.map(({ role_id: sid, ...field }) => ({ ...field, sid })),
    {
      documents: new Map(documents.map(({ id }) => [id, files.get(id)!.inspection])),
      isSigning: (roleId) => signers.has(roleId),
    },
  );
}

/** The same field as it was kept, whose text is known; one that was moved stands next to another. */
const findKeptField = ({ id, document_id, position: at }: KeptField, fields: readonly KeptField[]) =>
  fields.find(
    ({ id: keptId, document_id: document, position }) =>
      keptId === id &&
      document === document_id &&
      position.page === at.page &&
      position.x === at.x &&
      position.y === at.y,
  );

/** The same place as it was kept, whose text is known. */
const findKept = ({ document_id, position: at }: KeptPlace, places: readonly KeptPlace[]): KeptPlace | undefined =>
  places.find(
    (kept) =>
      kept.document_id === document_id &&
      at !== undefined &&
      kept.position?.page === at.page &&
      kept.position.x === at.x &&
      kept.position.y === at.y,
  );
