import { randomUUID } from 'node:crypto';
import { writeFileValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { describeAttachmentEvidence } from '../documents/describe-attachment.ts';
import type { NewEvent } from '../evidence/append-event.ts';
import type { FilledEvidence } from '../evidence/event.ts';
import { refuse } from '../http/refusal.ts';

/**
 * Makes attachments of the request of the files that a signature names, so that they are kept with it and whoever sees it may have them.
 * Throws where one is there no more, or is another one than what was signed. Answers the events that tell of them.
 */
export async function attachFieldFiles(
  trx: Kysely<Database>,
  { requestId, sid, filled, now }: { requestId: string; sid: string; filled: readonly FilledEvidence[]; now: Date },
): Promise<Omit<NewEvent, 'requestId'>[]> {
  const named = filled.filter(({ kind }) => kind === 'attachment');
  if (named.length === 0) return [];
  const files = await trx.deleteFrom('field_files').where('sid', '=', sid).returningAll().execute();
  const rows = named.map(({ value }) => {
    const file = files.find(({ filename, blob: sha256 }) => writeFileValue({ filename, sha256 }) === value);
    if (!file) throw refuse('error.sign.documents_changed');
    const { filename, content_type, blob, size } = file;
    return {
      id: randomUUID(),
      request_id: requestId,
      filename,
      content_type,
      has_macros: false,
      blob,
      size,
      created_at: now,
    };
  });
  await trx.insertInto('attachments').values(rows).execute();
  return [{ name: 'ATTACHMENTS_ADDED', data: { sid, attachments: rows.map(describeAttachmentEvidence) } }];
}
