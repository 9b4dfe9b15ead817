import type { FilledRow } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CallMeta } from '../http/implement.ts';
import type { Services } from '../services.ts';
import { mapFiles, type TemplateRow } from './templates-repository.ts';

export interface NewRow {
  number: number;
  keyHash: string;
  row: FilledRow;
  /** It was sent before. */
  isSkipped: boolean;
}

interface NewBatch {
  id: string;
  name: string;
  businessId: string;
  ownerId: string;
  isOfProgram: boolean;
  meta: Pick<CallMeta, 'ip' | 'zone' | 'isPage'>;
  now: Date;
  /** Locked by the caller, so that its files stay until the batch has them, too. */
  template: TemplateRow;
  rows: readonly NewRow[];
  custom: string | null;
}

/** Rows of one insert: PostgreSQL counts its parameters in 16 bits. */
const portion = 1000;

/** Writes down a batch with its version of the template, and every row of it. */
export async function keepBatch(trx: Kysely<Database>, batch: NewBatch): Promise<void> {
  const { id, name, businessId, ownerId, isOfProgram, meta, now, template, rows, custom } = batch;
  await trx
    .insertInto('batches')
    .values({
      id,
      business_id: businessId,
      owner_id: ownerId,
      name,
      template_name: template.name,
      template_version: template.version,
      content: JSON.stringify(template.content),
      origin: meta.isPage && !isOfProgram ? 'WEB' : 'API',
      ip: meta.ip,
      zone: meta.zone,
      row_count: rows.length,
      custom,
      created_at: now,
    })
    .execute();
  const files = await mapFiles(trx, template.id);
  const documents = template.content.documents.map((document) => {
    const { blob, size, inspection } = files.get(document.id)!;
    return { batch_id: id, id: document.id, blob, size, inspection: JSON.stringify(inspection) };
  });
  if (documents.length) await trx.insertInto('batch_documents').values(documents).execute();
  for (let start = 0; start < rows.length; start += portion) {
    const values = rows.slice(start, start + portion).map(({ number, keyHash, row, isSkipped }) => ({
      batch_id: id,
      number,
      key_hash: keyHash,
      key: row.key,
      content: JSON.stringify(row),
      state: isSkipped ? ('SKIPPED' as const) : ('WAITING' as const),
      created_at: now,
    }));
    await trx.insertInto('batch_rows').values(values).execute();
  }
}

/** Asks for the job that sends the rows that wait; one waits at any time. */
export async function askToSend(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  batchId: string,
  startAfter?: Date,
): Promise<void> {
  await jobs.enqueue(trx, 'send-batch', { batchId }, { singletonKey: batchId, ...(startAfter && { startAfter }) });
}
