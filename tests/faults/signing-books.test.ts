import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServerDatabase } from '../support/processes.ts';
import { openSigningWorld } from '../support/signing-world.ts';

let world: Awaited<ReturnType<typeof openSigningWorld>>;
let id: string;

beforeAll(async () => {
  world = await openSigningWorld('books');
  id = await world.send('Books', 'SES');
  await world.sign(world.owner, 'SES', id);
});
afterAll(() => world?.close());

const change = async (...statements: string[]) => {
  const { db, close } = openServerDatabase(world.dataDir);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await close();
};

/** What went wrong, what puts it right again, and the words of whoever has noticed. */
const faults: [string, string[], string[], RegExp][] = [
  [
    'a signature that is said to be there twice',
    [
      `create table kept as select * from document_versions where cause = 'SIGNATURE'`,
      `insert into document_versions select (jsonb_populate_record(kept, '{"ordinal": 9}'::jsonb || jsonb_build_object('id', gen_random_uuid()))).* from kept`,
    ],
    [`delete from document_versions where ordinal = 9`, `drop table kept`],
    /to be/,
  ],
  [
    'a signature that was lost',
    [`update signatures set status = 'OPEN'`],
    [`update signatures set status = 'SIGNED'`],
    /events of a signature that is OPEN/,
  ],
  [
    'a version whose hash is another',
    [`update document_versions set sha256 = reverse(sha256) where cause = 'VALIDATION_DATA'`],
    [`update document_versions set sha256 = reverse(sha256) where cause = 'VALIDATION_DATA'`],
    /the file of version 3/,
  ],
  [
    'an event that was changed',
    [`update audit_events set zone = zone || '!' where name = 'SIGNED'`],
    [`update audit_events set zone = rtrim(zone, '!') where name = 'SIGNED'`],
    /isIntact/,
  ],
  [
    'an end that nobody wrote down',
    [
      `create table kept as select * from audit_events where name = 'COMPLETED'`,
      `delete from audit_events where name = 'COMPLETED'`,
    ],
    [`insert into audit_events select * from kept`, `drop table kept`],
    /length/,
  ],
  [
    'a mail that went out twice',
    [
      `create table kept as select * from mails where template = 'all-signed'`,
      `update kept set id = gen_random_uuid(), message_id = message_id || '2'`,
      `insert into mails select * from kept`,
    ],
    [`delete from mails where id in (select id from kept)`, `drop table kept`],
    /no mail goes out twice/,
  ],
  [
    'a mail that was lost',
    [`update mails set template = 'lost' where template = 'all-signed'`],
    [`update mails set template = 'all-signed' where template = 'lost'`],
    /to deeply equal/,
  ],
];

describe('the books', () => {
  it('balance after a signature', async () => {
    expect(await world.expectBalance(id)).toEqual({ status: 'SIGNED', signatures: ['SIGNED'] });
  });

  it.each(faults)('do not balance with %s', async (_, statements, remedies, words) => {
    await change(...statements);
    try {
      await expect(world.expectBalance(id)).rejects.toThrow(words);
    } finally {
      await change(...remedies);
    }
    await world.expectBalance(id);
  });

  it('do not balance with one changed bit in a file', async () => {
    const { db, close } = openServerDatabase(world.dataDir);
    const { tail_blob } = await db
      .selectFrom('document_versions')
      .select('tail_blob')
      .where('cause', '=', 'SIGNATURE')
      .executeTakeFirstOrThrow();
    await close();
    const blob = path.join(world.dataDir, 'files', tail_blob!.slice(0, 2), tail_blob!);
    const bytes = readFileSync(blob);
    const damaged = Buffer.from(bytes);
    damaged[100] = damaged[100]! ^ 1;
    writeFileSync(blob, damaged);
    await expect(world.expectBalance(id)).rejects.toThrow(/the file of version 2/);
    writeFileSync(blob, bytes);
    await world.expectBalance(id);
  });
});
