import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let test: TestDatabase;
let way: Server;
let connection: DatabaseConnection;
/** So many statements have to be on their way before any is answered. */
let awaited = 0;

/** How many statements end in these bytes: a question in words, or the end of a prepared one. */
function countStatements(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at + 5 <= bytes.length; at += bytes.readUInt32BE(at + 1) + 1)
    if ('QS'.includes(String.fromCharCode(bytes[at]!))) count += 1;
  return count;
}

beforeAll(async () => {
  test = await createTestDatabase();
  const { host, user, database } = test.address as { host: string; user: string; database: string };
  way = createServer((client) => {
    const server = connect(path.join(host, '.s.PGSQL.5432'));
    const held: Buffer[] = [];
    const release = () => {
      if (awaited <= 0) for (const chunk of held.splice(0)) client.write(chunk);
    };
    client.on('data', (chunk: Buffer) => {
      if (awaited > 0) awaited -= countStatements(chunk);
      server.write(chunk);
      release();
    });
    server.on('data', (chunk: Buffer) => {
      held.push(chunk);
      release();
    });
    client.on('close', () => server.destroy());
    client.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const { port } = way.address() as AddressInfo;
  connection = connectDatabase({ connectionString: `postgres://${user}@127.0.0.1:${port}/${database}` }, { max: 1 });
});
afterAll(async () => {
  await connection.close();
  way.close();
  await test.drop();
});

const ask = (db: DatabaseConnection['db'], number: number) =>
  sql<{ number: number }>`select ${number}::int as number`.execute(db).then(({ rows }) => rows[0]!.number);

it('sends the beginning of a transaction and its first statement before anything is answered', async () => {
  expect(await ask(connection.db, 1)).toBe(1);
  awaited = 2;
  expect(await connection.db.transaction().execute((trx) => ask(trx, 2))).toBe(2);
});

it('keeps nothing of a transaction whose first statement fails, or a later one, and tells that failure', async () => {
  const write = (db: DatabaseConnection['db'], key: string) =>
    sql`insert into rate_limits (key, window_start, count) values (${key}, now(), 1)`.execute(db);
  const fail = (db: DatabaseConnection['db']) => sql`select 1 / 0`.execute(db);
  const [early, late] = [
    [fail, write],
    [write, fail],
  ].map((steps) =>
    connection.db.transaction().execute(async (trx) => {
      for (const step of steps) await step(trx, 'kept');
    }),
  );
  await expect(early).rejects.toThrow('division by zero');
  await expect(late).rejects.toThrow('division by zero');
  expect((await sql`select from rate_limits where key = 'kept'`.execute(connection.db)).rows).toEqual([]);
  expect(await ask(connection.db, 3)).toBe(3);
});
