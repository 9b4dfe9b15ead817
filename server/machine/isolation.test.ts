import { beforeEach, describe, expect } from 'vitest';
import { fillPath, isSchema, type Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import * as machine from '@sigillum/api-contracts/machine/index.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedProgram, type Program } from '../testing/program.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

/** Every operation on one request or what hangs on it, by whoever it is none of the business of. */
const operations = Object.entries(machine as Record<string, Endpoint>).filter(
  ([, { auth, path }]) => auth === 'api' && path.includes('signature-requests/{id}'),
);
const content = Buffer.from(buildSamplePdf()).toString('base64');
const absent = 'c0ffee00-0000-4000-8000-000000000000';

let owner: Program;
let sibling: Program;
let foreign: Program;
let own: Record<string, string>;

beforeEach(async () => {
  const anna = await seedPerson(world, 'anna@example.ch', { business: true });
  const eve = await seedPerson(world, 'eve@example.org', { business: true });
  owner = await seedProgram(world, anna);
  sibling = await seedProgram(world, anna);
  foreign = await seedProgram(world, eve);
  const created = await owner.ask('POST v2/signature-requests', {
    title: 'Lease',
    content,
    quality: 'SES',
    signatures: [{ account_email: 'luca@example.it' }],
    cc_email_addresses: ['archive@example.ch'],
  });
  const { body } = await owner.ask(`GET v3/signature-requests/${created.body.id}`);
  own = {
    id: body.id,
    sid: body.signatures[0].sid,
    docId: body.documents[0].id,
    oid: body.observers[0].id,
    aid: absent,
    part: 'files',
  };
});

const call = (program: Program, { method, path, body }: Endpoint, ids: Record<string, string>) => {
  const filled = fillPath(path, { version: 'v2', ...ids }).replace('/machine/', '');
  const bodies = {
    email: 'x@example.ch',
    account_email: 'x@example.ch',
    content,
    filename: 'x.txt',
    content_type: 'text/plain',
    origin: 'https://portal.example.ch',
  };
  return program.ask(`${method} ${filled}`, body && isSchema(body) ? bodies : undefined);
};

describe('another’s request', () => {
  it.for(operations)('looks absent to other organisations and other API users: %s', async ([, endpoint]) => {
    for (const stranger of [sibling, foreign]) {
      const nothing = Object.fromEntries(Object.keys(own).map((name) => [name, absent]));
      const [theirs, none] = [await call(stranger, endpoint, own), await call(stranger, endpoint, nothing)];
      expect([theirs.status, theirs.body.key]).toEqual([404, 'error.not_found']);
      expect({ ...theirs.body, path: '' }).toEqual({ ...none.body, path: '' });
    }
    expect((await owner.ask(`GET v2/signature-requests/${own['id']}`)).body.status_overall).toBe('OPEN');
  });

  it('stands in no list, answers no bulk read, and is changed by nobody', async () => {
    for (const stranger of [sibling, foreign]) {
      expect((await stranger.ask('GET v2/signature-requests')).body).toEqual([]);
      expect((await stranger.ask('POST v3/signature-requests/bulk', [own['id']])).body).toEqual([]);
      const changed = await stranger.ask('PUT v2/signature-requests', { id: own['id'], title: 'Mine' });
      expect([changed.status, changed.body.key]).toEqual([404, 'error.not_found']);
    }
  });
});
