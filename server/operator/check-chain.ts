import type { ChainCheck } from '@sigillum/api-contracts/operator/schemas.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { chainHash, genesisHash } from '../evidence/hash-event.ts';
import type { OperatorTables } from './tables.ts';

type CheckRow = Selectable<OperatorTables['operator_checks']>;

/** Acts that are read at a time. */
const portion = 1000;

/** How far the chain was checked, and with what result; undefined: never. */
export const findCheck = (db: Kysely<Database>): Promise<CheckRow | undefined> =>
  db.selectFrom('operator_checks').selectAll().executeTakeFirst();

export const describeCheck = ({ seq, is_intact, at }: Pick<CheckRow, 'seq' | 'is_intact' | 'at'>): ChainCheck => ({
  ...{ seq, isIntact: is_intact, at: at.toISOString() },
});

/**
 * Checks whether the acts are as they were written, none changed, taken out or put between, and remembers how far it is so: from where they
 * were last found whole, or with `isWhole` and after a fault from the first one. What stands before is then as it was when it was checked.
 */
export async function checkChain(
  db: Kysely<Database>,
  now: Date,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<Omit<CheckRow, 'is_latest'>> {
  const known = await findCheck(db);
  const isKept = known?.is_intact && !isWhole;
  const start = isKept ? known : { seq: 0, hash: genesisHash };
  const found = await followChain(db, start);
  const isEndThere = !isWhole || !known?.is_intact || found.seq >= known.seq;
  const isIntact = found.isIntact && isEndThere && (!isKept || (await standsStill(db, known)));
  const check = { seq: found.seq, hash: found.hash, is_intact: isIntact, at: now };
  await db
    .insertInto('operator_checks')
    .values(check)
    .onConflict((conflict) => conflict.column('is_latest').doUpdateSet(check))
    .execute();
  return check;
}

/** Whether the act up to which all was well is still there. */
async function standsStill(db: Kysely<Database>, { seq, hash }: CheckRow): Promise<boolean> {
  if (seq === 0) return true;
  const row = await db.selectFrom('operator_events').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash === hash;
}

/** The last act that is as it was written, and whether it is the last one of all. */
async function followChain(db: Kysely<Database>, from: { seq: number; hash: string }) {
  let { seq, hash } = from;
  for (;;) {
    const rows = await db
      .selectFrom('operator_events')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(portion)
      .execute();
    for (const { previous_hash, hash: own, at, ...row } of rows) {
      const isNext = row.seq === seq + 1 && previous_hash === hash;
      if (!isNext || chainHash(hash, { ...row, at: at.toISOString() }) !== own) return { seq, hash, isIntact: false };
      seq = row.seq;
      hash = own;
    }
    if (rows.length < portion) return { seq, hash, isIntact: true };
  }
}
