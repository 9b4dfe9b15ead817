import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { RequestStatus } from '../signature-requests/schemas.ts';
import { line } from '../text.ts';

/** What a template is sent to many with: a table, one request a row. The whole call has to fit into the 1 MB of a JSON body. */
export const batchLimits = { rows: 2000, columns: 100, cell: 10_000 } as const;

/** What stands in a column of the table. */
export const BatchColumn = z.discriminatedUnion('kind', [
  /** By which the sender’s own system knows the row; a row is sent once for each key. */
  z.strictObject({ kind: z.literal('key') }),
  z.strictObject({ kind: z.enum(['email', 'first_name', 'last_name', 'mobile_number', 'language']), role_id: Id }),
  /** Instead of the template’s. */
  z.strictObject({ kind: z.enum(['title', 'message']) }),
  /** What takes the place of `{{name}}` in the template’s title and message. */
  z.strictObject({ kind: z.literal('placeholder'), name: line(100).min(1) }),
  /** What stands in a field of the template before the signer begins. */
  z.strictObject({ kind: z.literal('field'), field_id: Id }),
]);
export type BatchColumn = z.output<typeof BatchColumn>;

/** What is wrong with a cell. */
export const CellFault = z.enum([
  'missing',
  'email',
  'too_long',
  'characters',
  'phone',
  'phone_missing',
  'language',
  'value',
  'twice',
]);
export type CellFault = z.infer<typeof CellFault>;

/** A cell that cannot be sent as it is. Both count from 0. */
export const FaultyCell = z.object({ row: z.int(), column: z.int(), fault: CellFault });
export type FaultyCell = z.infer<typeof FaultyCell>;

/** Not sent yet, or where the request of the row stands. SKIPPED: it was sent before. CANCELLED: the batch was withdrawn before its turn. */
export const BatchRowState = z.enum([
  'WAITING',
  'FAILED',
  'SKIPPED',
  'CANCELLED',
  ...RequestStatus.exclude(['DRAFT']).options,
]);
export type BatchRowState = z.infer<typeof BatchRowState>;

/** What the caller may do with a batch now. */
export const BatchAction = z.enum(['retry', 'withdraw', 'remind', 'download']);
export type BatchAction = z.infer<typeof BatchAction>;

/** Requests that were made of one template and one table. */
export const Batch = z.object({
  id: Id,
  name: z.string(),
  template_name: z.string(),
  /** Of the template when the batch was made; later ones change nothing of it. */
  template_version: z.int(),
  /** Who sends it, by name; null once that person has left the organisation. */
  owner: z.string().nullable(),
  row_count: z.int(),
  /** How many rows are in each state; rows whose request is deleted are in none. */
  states: z.record(BatchRowState, z.int()),
  /** What is being done with all of its requests just now. */
  act: z.enum(['WITHDRAW', 'REMIND']).nullable(),
  /** It goes on by itself then: the account has written to as many people as it may in an hour. */
  paused_until: Instant.nullable(),
  actions: z.array(BatchAction),
  created_at: Instant,
});
export type Batch = z.infer<typeof Batch>;

export const BatchRow = z.object({
  /** In the table, from 1. */
  number: z.int(),
  key: z.string().nullable(),
  people: z.array(z.object({ email: z.string(), name: z.string() })),
  state: BatchRowState,
  /** The key of the problem for which it failed. */
  reason: z.string().nullable(),
  /** Null until it is sent. */
  request_id: Id.nullable(),
});
export type BatchRow = z.infer<typeof BatchRow>;

export const batchParams = z.strictObject({ id: Id });

export const batchPage = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(25),
};
