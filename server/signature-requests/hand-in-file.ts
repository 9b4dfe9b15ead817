import { writeFileValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { addFieldFile } from '@sigillum/api-contracts/signature-requests/add-field-file.ts';
import { fieldLimits } from '@sigillum/api-contracts/signature-requests/field-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { nameAttachment } from '../documents/attachment-name.ts';
import { discardBlobs, lockBlobs, settleUploads } from '../documents/discard-blobs.ts';
import { judgeAttachment } from '../documents/judge-attachment.ts';
import { receiveAttachment } from '../documents/receive-attachment.ts';
import type { RequestActor } from '../http/actor.ts';
import type { Call, CallMeta, Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest, requireAction, type RequestView } from '../requests/access.ts';
import { listFields } from '../requests/request-fields.ts';
import { fillFields } from './fill-fields.ts';

const limit = { maxSize: fieldLimits.fileBytes, tooLarge: 'error.field.file_too_large' } as const;

/** Takes the file that a field asks the caller for, judged as hostile as any upload, in the place of the one before. Throws a refusal. */
export async function handInFile(
  context: Call<RequestActor> & Pick<Context<typeof addFieldFile>, 'db' | 'transact'> & { meta: CallMeta },
  { id, fid }: { id: string; fid: string },
  body: ReadableStream<Uint8Array>,
): ReturnType<Context<typeof addFieldFile>['transact']> {
  const { db, meta, now, services } = context;
  // Judged before the upload is read, and again once it is there.
  await requireFileField(db, await requireAction(db, context, id, 'sign'), fid);
  const { blob, filename } = await receiveAttachment(services, body, meta, limit);
  let replaced: string | undefined;
  try {
    const kind = await judgeAttachment(services.blobs, blob);
    if (!kind) throw refuse('file.attachment.unsupported');
    if (kind.hasMacros) throw refuse('error.field.file_macros');
    return await context.transact(async (trx) => {
      const view = await claimRequest(trx, context, id, 'sign');
      const field = await requireFileField(trx, view, fid);
      await lockBlobs(trx, [blob.sha256]);
      if ((await services.blobs.size(blob.sha256)) === undefined) throw refuse('file.upload.interrupted');
      const file = {
        filename: nameAttachment(filename, kind),
        content_type: kind.contentType,
        blob: blob.sha256,
        size: blob.size,
        created_at: now,
      };
      const known = await trx
        .selectFrom('field_files')
        .select('blob')
        .where('sid', '=', field.sid)
        .where('field_id', '=', fid)
        .executeTakeFirst();
      replaced = known?.blob;
      await trx
        .insertInto('field_files')
        .values({ sid: field.sid, field_id: fid, document_id: field.document_id, ...file })
        .onConflict((on) => on.columns(['sid', 'field_id']).doUpdateSet({ ...file, document_id: field.document_id }))
        .execute();
      const value = writeFileValue({ filename: file.filename, sha256: file.blob });
      const { faults } = await fillFields(trx, view, { [fid]: value }, value);
      return { status: 200, body: { value, faults } };
    }, blob.sha256);
  } finally {
    await settleUploads(services, [blob.sha256]);
    if (replaced) await discardBlobs(services, [replaced]);
  }
}

/** The caller's own field that asks for a file; another one and none look the same. Throws a refusal. */
async function requireFileField(db: Kysely<Database>, { request, own }: RequestView, fieldId: string) {
  const field = (await listFields(db, request.id)).find(({ id }) => id === fieldId);
  if (!own || field?.sid !== own.sid || field.kind !== 'attachment') throw refuse('error.not_found');
  return field;
}
