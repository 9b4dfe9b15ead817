import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { createTestDatabase } from '../database/testing.ts';
import { findRequests, listDocuments, listObservers, listSignatures } from './request-repository.ts';

it('the rows of one request and of several are read by the same plan, made once', async () => {
  const test = await createTestDatabase();
  // A session of its own: what others have asked before would be prepared there, too.
  const { db, close } = connectDatabase(test.address, { max: 1 });
  onTestFinished(async () => {
    await close();
    await test.drop();
  });
  const plans = async () =>
    (
      await sql<{ statement: string; made: string }>`
        select statement, custom_plans as made from pg_prepared_statements where statement like '%any(%::uuid[])%'`.execute(
        db,
      )
    ).rows;
  const read = async (count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const list of [findRequests, listSignatures, listDocuments, listObservers])
      expect(await list(db, ids)).toEqual([]);
  };
  // A name after three times, a plan that stays after five more.
  for (let turn = 0; turn < 8; turn += 1) await read(1);
  const before = await plans();
  expect(before).toHaveLength(4);
  for (const count of [1, 1, 2, 50, 1]) await read(count);
  expect(await plans()).toEqual(before);
});
