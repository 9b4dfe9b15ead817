import { randomUUID } from 'node:crypto';
import { describeKey, fillRow, judgeColumns, judgeRows } from '@sigillum/api-contracts/templates/batch-rules.ts';
import type { BatchColumn, FaultyCell } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { sql, type Kysely } from 'kysely';
import { normaliseEmail } from '../accounts/user-repository.ts';
import { requireUpload } from '../business/may-upload.ts';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireQuality, requireSignatures } from '../signature-requests/quality-rules.ts';
import { requireSettled } from './draft-content.ts';
import { askToSend, keepBatch, type NewRow } from './keep-batch.ts';
import { listSent } from './list-sent.ts';
import type { TemplateContent } from './tables.ts';
import type { TemplateRow } from './templates-repository.ts';

/** Whoever corrects so many sends the table again. */
const mostFaults = 500;

/** A table, and the template of which its rows are made. */
interface NewTable {
  /** Kept as it is until the end of the transaction. */
  template: TemplateRow;
  /** Empty where it was not read. */
  businessPlan: string | null;
  name: string;
  columns: BatchColumn[];
  rows: string[][];
  /** What was sent before is sent once more. */
  isRepeated: boolean;
  /** Of each request. */
  custom: string | null;
}

/** Makes a batch in the caller's name, and asks for its rows to be sent. Answers its id. Throws a refusal. */
export async function makeBatch(
  context: Call<AccountActor> & Pick<Context, 'db' | 'meta'>,
  { template, businessPlan, name, columns, rows: table, isRepeated, custom }: NewTable,
): Promise<string> {
  const { actor, db, meta, now, services } = context;
  const { content, business_id: businessId } = template;
  requireSettled(content);
  await requireUpload(services, db, actor.id, now);
  const wrong = judgeColumns(content, columns);
  if (wrong.length) throw refuse('error.batch.columns_wrong', { details: { columns: wrong } });
  // Whatever a program of tests asks for is a test, and what it has sent is not sent.
  const isTest = actor.kind === 'api' && actor.environment === 'DEMO';
  const quality = isTest ? 'DEMO' : content.quality;
  const rows = table.map((cells) => fillRow(content, columns, cells));
  const judged = judgeRows(content, columns, table);
  const faults = judged.length ? judged : await listUnreachable(db, { ...content, quality }, columns, rows);
  if (faults.length)
    throw refuse('error.batch.rows_faulty', { details: { count: faults.length, cells: faults.slice(0, mostFaults) } });
  const hashed = rows.map((row, index) => ({
    number: index + 1,
    keyHash: services.secrets.sign(`batch row ${isTest ? 'of tests ' : ''}${template.id} ${describeKey(row)}`),
    row,
  }));
  const sent = isRepeated
    ? new Map<string, Date>()
    : await listSent(
        db,
        businessId,
        hashed.map(({ keyHash }) => keyHash),
      );
  const kept: NewRow[] = hashed.map((row) => ({ ...row, isSkipped: sent.has(row.keyHash) }));
  await requireQuality(services, quality, content.legislation);
  const signers = content.roles.filter(({ kind }) => kind === 'SIGNER').length;
  const count = kept.filter(({ isSkipped }) => !isSkipped).length * signers;
  await requireSignatures(context, db, { businessId, businessPlan, quality, count });
  const batch = { id: randomUUID(), name, businessId, ownerId: actor.id, isOfProgram: actor.kind === 'api', meta, now };
  await keepBatch(db, { ...batch, template, rows: kept, custom });
  await askToSend(services, db, batch.id);
  return batch.id;
}

/** AES sends a code by SMS: whoever has no account needs a number in the row (requireMobiles judges each request again). */
async function listUnreachable(
  db: Kysely<Database>,
  { quality, roles }: TemplateContent,
  columns: readonly BatchColumn[],
  rows: readonly ReturnType<typeof fillRow>[],
): Promise<FaultyCell[]> {
  if (quality !== 'AES') return [];
  const signing = new Set(roles.filter(({ kind }) => kind === 'SIGNER').map(({ id }) => id));
  const without = rows.flatMap(({ people }, row) =>
    people
      .filter(({ role_id: id, mobile_number: number }) => signing.has(id) && !number)
      .map((one) => ({ ...one, row })),
  );
  const known = await db
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, '=', sql`any(${without.map(({ email }) => normaliseEmail(email))})`)
    .where('deleted_at', 'is', null)
    .execute();
  const accounts = new Set(known.map(({ email }) => email));
  return without
    .filter(({ email }) => !accounts.has(normaliseEmail(email)))
    .map(({ role_id: id, row }) => {
      const find = (wanted: string) =>
        columns.findIndex((column) => column.kind === wanted && 'role_id' in column && column.role_id === id);
      const numbers = find('mobile_number');
      return { row, column: numbers < 0 ? find('email') : numbers, fault: 'phone_missing' as const };
    });
}
