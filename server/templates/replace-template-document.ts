import { replaceTemplateDocument as contract } from '@sigillum/api-contracts/templates/replace-template-document.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireTemplate } from './access-templates.ts';
import { changeTemplate } from './change-template.ts';
import { describeTemplate } from './describe-template.ts';
import { movePlace } from './move-places.ts';
import { readLines } from './read-lines.ts';
import { receiveFile } from './receive-file.ts';
import type { KeptField, KeptPlace } from './tables.ts';
import { storeTemplateFile, type KeptFile, type TemplateRow } from './templates-repository.ts';

export const replaceTemplateDocument = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  requireDocument((await requireTemplate(db, actor, params.id, 'edit')).template, params.document_id);
  const { title, file, settle } = await receiveFile(context, body);
  try {
    const { pageCount, pages } = file.inspection;
    const read = await readLines(services, file.blob.sha256, Array.from({ length: pageCount }).keys());
    const lines = pages.map((_, number) => read.get(number) ?? []);
    return await context.transact(async (trx) => {
      const { template } = await requireTemplate(trx, actor, params.id, 'edit', 'change');
      requireDocument(template, params.document_id);
      const { documents, places, fields, ...content } = template.content;
      const move = <T extends KeptPlace | KeptField>(kept: readonly T[]) =>
        kept.map((place) =>
          place.document_id === params.document_id
            ? { place, to: movePlace(place, { pages, lines }), documentId: file.id }
            : { place, to: place, documentId: place.document_id },
        );
      const [movedPlaces, movedFields] = [move(places), move(fields)];
      requirePages([...movedPlaces, ...movedFields], pageCount);
      const settled = movedPlaces.map(({ to, documentId }) => ({ ...to!, document_id: documentId }));
      requireSignatureFields(settled, file);
      requireUnsigned(fields, params.document_id, file);
      await changeTemplate(trx, context, template, ['FILE_REPLACED'], {
        content: {
          ...content,
          documents: documents.map((document) =>
            document.id === params.document_id ? { id: file.id, name: title } : document,
          ),
          places: settled,
          fields: movedFields.map(({ place, to, documentId }) => keepField(to!, place, documentId)),
        },
      });
      await storeTemplateFile(services, trx, params.id, file, now);
      return { status: 200, body: await describeTemplate(trx, actor, params.id) };
    }, file.blob.sha256);
  } finally {
    await settleUploads(services, settle);
  }
});

/** The new file may have no such form: what was a field of the old one is one of ours at its place, until somebody says otherwise. */
function keepField({ form_field, has_buttons, ...field }: KeptField, before: KeptField, documentId: string): KeptField {
  const isSame = documentId === before.document_id;
  return {
    ...field,
    document_id: documentId,
    ...(isSame && { ...(form_field !== undefined && { form_field }), ...(has_buttons && { has_buttons }) }),
  };
}

function requireDocument({ content }: TemplateRow, id: string): void {
  if (!content.documents.some((document) => document.id === id)) throw refuse('error.not_found');
}

/** Names the pages that the new file has not, from 1. */
function requirePages(
  moved: readonly { place: KeptPlace | KeptField; to: object | undefined }[],
  pageCount: number,
): void {
  const lost = moved.filter(({ to }) => !to).map(({ place }) => Number(place.position?.page) + 1);
  if (lost.length)
    throw refuse('error.template.too_few_pages', {
      details: { pages: [...new Set(lost)].toSorted((one, other) => one - other), pageCount },
    });
}

/** Refuses a file that has not the empty signature fields in which somebody is to sign. */
function requireSignatureFields(places: readonly KeptPlace[], { id, inspection }: KeptFile): void {
  const fields = inspection.signatureFields.filter(({ signed }) => !signed).map(({ name }) => name);
  const wanted = places.filter(({ document_id }) => document_id === id);
  if (wanted.some(({ form_field }) => form_field !== undefined && !fields.includes(form_field)))
    throw refuse('error.sr.form_field_unknown', { details: { fields } });
}

/** Refuses a signed file where somebody is to fill in fields: they would break its signatures. */
function requireUnsigned(fields: readonly KeptField[], documentId: string, { inspection }: KeptFile): void {
  const wanted = fields.some(({ document_id }) => document_id === documentId);
  if (wanted && inspection.signatureFields.some(({ signed }) => signed)) throw refuse('error.field.document_signed');
}
