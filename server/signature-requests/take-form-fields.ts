import { judgeValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import { fieldLimits } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import { takeFormFields as contract } from '@sigillum/api-contracts/signature-requests/take-form-fields.ts';
import type { FilledBlank } from '@sigillum/engine/pdf';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { replaceUpload, rewriteUpload, settleRewritten, type CoveredUpload } from '../documents/cover-upload.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, openRequest, requireAction } from '../requests/access.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import { judgeWriting, listFields } from '../requests/request-fields.ts';
import {
  listDocuments,
  listDocumentSignatures,
  touchRequest,
  type DocumentRow,
} from '../requests/request-repository.ts';
import type { Services } from '../services.ts';
import { describeRequest } from './describe-request.ts';
import { makeOwnField, readForms, type ReadField } from './read-form.ts';
import { requireSoundFields } from './require-sound-fields.ts';
import { storeFields } from './store-fields.ts';

export const takeFormFields = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, services } = context;
  const { request } = await requireAction(db, context, params.id, 'edit');
  const documents = await listDocuments(db, request.id);
  const { read } = await readForms(services, documents, await listFields(db, request.id));
  const byId = new Map(read.map((one) => [one.field.id, one]));
  const taken = body.taken.map((wish) => {
    const one = byId.get(wish.id);
    // Once is enough: the second of the same id is none.
    if (!one || !byId.delete(wish.id)) throw refuse('error.field.form_gone');
    return { ...one, wish };
  });
  const own = taken.flatMap(({ wish, ...one }) => ('value' in wish ? [{ ...one, value: wish.value }] : []));
  for (const { field, places, value } of own) await requireValue(field, places, value);
  const filled: CoveredUpload[] = [];
  try {
    for (const document of documents) filled.push(...(await fill(services, document, own)));
    return await context.transact(async (trx) => {
      await claimRequest(trx, context, params.id, 'edit');
      await requireSame(trx, documents, request.id);
      const added = taken.flatMap(({ wish, ...one }) => ('sid' in wish ? [makeOwnField(one, wish.sid)] : []));
      const known = await listFields(trx, request.id);
      if (known.length + added.length > fieldLimits.fields) throw refuse('error.placeholder.too_many');
      // Somebody may have taken one meanwhile.
      const isTwice = added.some((one) =>
        known.some(({ document_id, form_field }) => document_id === one.document_id && form_field === one.form_field),
      );
      if (isTwice) throw refuse('error.field.form_gone');
      const signing = new Set(
        (await listDocumentSignatures(trx, request.id)).map((row) => `${row.sid}/${row.document_id}`),
      );
      await requireSoundFields(added, {
        documents: new Map(documents.map(({ id, inspection }) => [id, inspection])),
        isSigning: (sid, documentId) => signing.has(`${sid}/${documentId}`),
      });
      for (const upload of filled) await replaceUpload(services, trx, upload, now);
      await storeFields(trx, known, [...known.map(({ value: _, isSaved: __, ...field }) => field), ...added]);
      await touchRequest(trx, request.id, now);
      const changed = new Set(filled.map(({ document }) => document.id));
      await appendEvent(trx, context, {
        requestId: request.id,
        name: 'UPDATED',
        documents: listEvidence((await listDocuments(trx, request.id)).filter(({ id }) => changed.has(id))),
        data: {
          changed: ['form-fields'],
          ...(filled.length > 0 && {
            filledFrom: filled.map(({ document }) => ({ documentId: document.id, sha256: document.sha256 })),
          }),
        },
      });
      const view = await openRequest(trx, actor, request.id, now);
      return { status: 200 as const, body: await describeRequest(services, trx, view) };
    });
  } finally {
    await settleRewritten(services, filled);
  }
});

/** Refuses what is no value of its field, or does not fit into one of its places. */
async function requireValue(field: ReadField['field'], places: ReadField['places'], value: string): Promise<void> {
  const details = { id: field.id };
  if (judgeValue(field, value)) throw refuse('error.field.rules', { details });
  for (const { width, height } of places) {
    const fault = await judgeWriting({ ...field, position: { ...field.position, width, height } }, value);
    if (fault) throw refuse('error.field.rules', { details });
  }
}

/** The document's upload with what the sender fills in; nothing where that is nothing. */
async function fill(
  services: Services,
  document: DocumentRow,
  own: readonly (ReadField & { value: string })[],
): Promise<CoveredUpload[]> {
  const blanks = own
    .filter((one) => one.document.id === document.id)
    .map(({ field: { name, label, kind, rules, required }, places, value }): FilledBlank => {
      const blankKind = kind as FilledBlank['kind'];
      const placement = { ...places[0]!, rotation: 0 };
      return {
        name,
        label,
        kind: blankKind,
        isRequired: required,
        choices: rules.choices ?? [],
        isOfFile: true,
        placement,
        value,
      };
    });
  if (!blanks.length) return [];
  const { blob, inspected } = await rewriteUpload(services, document, {
    job: 'fill-form',
    input: { blanks },
    gone: 'error.field.form_gone',
  });
  const { covered, cleanCopy, conversion } = document.inspection;
  return [
    {
      document,
      blob,
      inspection: {
        ...inspected,
        ...(cleanCopy && { cleanCopy }),
        ...(conversion && { conversion }),
        ...(covered && { covered }),
      },
    },
  ];
}

/** Refuses where a document is another one by now than the one whose form was read. */
async function requireSame(trx: Kysely<Database>, documents: readonly DocumentRow[], requestId: string) {
  const versions = new Set((await listDocuments(trx, requestId)).map((row) => row.current_version_id));
  if (!documents.every((row) => versions.has(row.current_version_id))) throw refuse('error.field.form_gone');
}
