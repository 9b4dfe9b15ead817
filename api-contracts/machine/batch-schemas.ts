import * as z from 'zod';
import { Batch, BatchColumn, BatchRow, batchLimits } from '../templates/batch-schemas.ts';
import { line } from '../text.ts';

/** Requests that a program has made of a template and a table, as it reads them. What is null for people is left out. */
export const ProgramBatch = z.object({
  ...Batch.pick({ id: true, name: true, template_name: true, template_version: true, row_count: true, states: true })
    .shape,
  act: Batch.shape.act.unwrap().optional(),
  paused_until: Batch.shape.paused_until.unwrap().optional(),
  created_at: Batch.shape.created_at,
});
export type ProgramBatch = z.infer<typeof ProgramBatch>;

export const ProgramBatchRow = BatchRow.extend({
  key: BatchRow.shape.key.unwrap().optional(),
  reason: BatchRow.shape.reason.unwrap().optional(),
  request_id: BatchRow.shape.request_id.unwrap().optional(),
});
export type ProgramBatchRow = z.infer<typeof ProgramBatchRow>;

/** The id of a role or field, or its name where no other has it. */
const Named = line(100).min(1);
const [Key, Person, Text, Placeholder] = BatchColumn.options;

/** What stands in a column of the table. */
export const ProgramBatchColumn = z.discriminatedUnion('kind', [
  z.object({ kind: Key.shape.kind }),
  z.object({ kind: Person.shape.kind, role: Named }),
  z.object({ kind: Text.shape.kind }),
  z.object(Placeholder.shape),
  z.object({ kind: z.literal('field'), field: Named }),
]);
export type ProgramBatchColumn = z.output<typeof ProgramBatchColumn>;

/** Numbers and yes or no are taken for their text, and null for nothing. */
const Cell = z
  .union([z.string().max(batchLimits.cell), z.number().transform(String), z.boolean().transform(String)])
  .optional()
  .transform((cell = '') => cell);

export const ProgramBatchTable = {
  columns: z.array(ProgramBatchColumn).min(1).max(batchLimits.columns),
  rows: z.array(z.array(Cell).max(batchLimits.columns)).min(1).max(batchLimits.rows),
};
