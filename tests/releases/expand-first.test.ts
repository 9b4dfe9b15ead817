import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '@sigillum/server/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '@sigillum/server/database/testing.ts';
import { findContractions } from './find-contractions.ts';
import { listReleases, readRelease } from './release-folder.ts';

let today: TestDatabase;
let release: DatabaseConnection;
let name: string;
beforeAll(async () => {
  today = await createTestDatabase();
  const address = today.address as { host: string; user: string; database: string };
  name = `${address.database}_release`;
  await today.pool.query(`create database ${name}`);
  release = connectDatabase({ ...address, database: name }, { max: 1 });
  const { statements } = await readRelease((await listReleases()).at(-1)!);
  for (const statement of statements) await release.pool.query(statement);
});
afterAll(async () => {
  await release.close();
  await today.pool.query(`drop database ${name} with (force)`);
  await today.drop();
});

it('tables only grow from one release to the next, so that servers of both work on them at once (decision 227)', async () => {
  expect(await findContractions(release.db, today.db)).toEqual([]);
});

it('what shrinks them is found, each by its name', async () => {
  const shrinking = [
    'alter table users drop column first_name cascade',
    'alter table documents rename column title to heading',
    'alter table signatures alter column delegation_message type varchar(200)',
    'alter table users alter column mobile set not null',
    'alter table businesses add column weight integer not null',
    'alter table businesses add column height integer not null default 1',
    'alter table businesses add constraint short check (length(name) < 20)',
    'create unique index one_title on signature_requests (title)',
    'create table stamps (id uuid primary key)',
    'alter table two_step_challenges drop constraint two_step_challenges_purpose_check',
    "alter table two_step_challenges add check (purpose in ('login', 'passkey_visit'))",
  ];
  for (const statement of shrinking) await sql.raw(statement).execute(today.db);
  expect(await findContractions(release.db, today.db)).toMatchInlineSnapshot(`
    [
      "documents.title is gone",
      "signatures.delegation_message is character varying(200), and was text",
      "users.first_name is gone",
      "users.mobile may not be null any more",
      "businesses.weight is new, may not be null, and has no default",
      "documents.heading is new, may not be null, and has no default",
      "businesses demands CHECK ((length(name) < 20))",
      "signature_requests demands CREATE UNIQUE ON public.signature_requests USING btree (title)",
      "two_step_challenges demands CHECK ((purpose = ANY (ARRAY['login'::text, 'passkey_visit'::text])))",
    ]
  `);
});
