import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, vi } from 'vitest';
import * as seals from '@sigillum/api-contracts/seals/index.ts';
import { accessBytes } from '@sigillum/engine/pdf/access';
import { verifyDocument } from '@sigillum/engine/verifier';
import { TrustError } from '@sigillum/engine/pki';
import sharp from 'sharp';
import { seedProgram, type Program } from '../testing/program.ts';
import { buildSamplePdf } from '../testing/sample-pdf.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const content = buildSamplePdf('Invoice').toString('base64');
const place = { page: 0, x: 0, y: 0, width: 9, height: 9 };
let anna: SeededPerson;
let program: Program;
const keyOf = ({ status, body }: { status: number; body: { key?: string } }) => [status, body?.key];

async function makeSeal(name: string, usernames: string[]) {
  const params = { id: anna.businessId!, name };
  await anna.client.call(seals.putSeal, { params, body: { label: `Seal ${name}` } });
  if (usernames.length) await anna.client.call(seals.addSealMembers, { params, body: { members: usernames } });
}

beforeEach(async () => {
  anna = await seedPerson(world, 'anna@example.ch', { business: true });
  program = await seedProgram(world, anna);
});

const verify = async (file: Uint8Array) => {
  const anchors = (await world.services.trust.anchors()).map(
    (certificate) => ({ certificate, source: 'local', name: 'Sigillum' }) as const,
  );
  return verifyDocument(accessBytes(file), { anchors, at: world.services.now() });
};

describe('a program that seals', () => {
  it('gets a sealed document at its final level in one call, downloads it and deletes it', async () => {
    await makeSeal('contracts', [program.username]);
    const image = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const visual_signature = {
      position: { page: '0', x: 50, y: 50.5, width: 150, height: 60, rotation: 0, invisible: true },
      image: { content: image.toString('base64'), content_type: 'image/png' },
    };
    const sealed = await program.ask('POST v2/seal', { content, title: 'Invoice 7', visual_signature });
    expect(sealed).toMatchObject({ status: 200, body: { document_id: expect.any(String) as string } });
    const { document_id: id } = sealed.body;
    const file = await program.ask(`GET v2/documents/${id}/content`);
    const { signatures } = await verify(file.bytes);
    expect(signatures).toMatchObject([
      { indication: 'TOTAL_PASSED', level: 'B-LTA', signer: 'Keller AG', kind: 'seal', reason: 'Seal contracts' },
    ]);
    expect((await program.ask(`GET v2/documents/${id}`)).body).toMatchObject({
      ...{ title: 'Invoice 7', size: file.bytes.length },
      signature_fields: [
        { signed: true, positions: [{ x: 50, y: 50.5 }] },
        { signed: true, positions: [] },
      ],
    });
    expect((await program.ask(`DELETE v2/documents/${id}`)).status).toBe(204);
    expect((await program.ask(`DELETE v2/documents/${id}`)).status).toBe(404);
  });

  it('gets the same document for an idempotency key that comes again, and nothing is sealed twice', async () => {
    await makeSeal('contracts', [program.username]);
    const seal = () => program.ask('POST v2/seal', { content }, { headers: { 'idempotency-key': 'once' } });
    const first = await seal();
    expect([first.status, (await seal()).body]).toEqual([200, first.body]);
    expect((await program.ask('GET v2/documents')).body).toHaveLength(1);
  });

  it('seals a document of its own, which the sealed one names as its parent', async () => {
    await makeSeal('contracts', [program.username]);
    const { id } = (await program.ask('POST v3/documents', { title: 'Lease', content })).body;
    const { document_id } = (await program.ask('POST v3/seal', { document_id: id })).body;
    expect((await program.ask(`GET v3/documents/${document_id}`)).body).toMatchObject({
      parent_id: id,
      title: 'Lease',
    });
    expect((await verify((await program.ask(`GET v3/documents/${id}/content`)).bytes)).signatures).toEqual([]);
  });

  it('seals by the first seal that it may use, or by the one that it names, and by no other', async () => {
    expect(keyOf(await program.ask('POST v2/seal', { content }))).toEqual([403, 'error.machine.seal_not_available']);
    await makeSeal('accounts', []);
    await makeSeal('contracts', [program.username]);
    await makeSeal('letters', [program.username]);
    const sealBy = async (account_name?: string) => {
      const { status, body } = await program.ask('POST v2/seal', { content, account_name });
      if (status !== 200) return keyOf({ status, body });
      return (await verify((await program.ask(`GET v2/documents/${body.document_id}/content`)).bytes)).signatures[0]!
        .reason;
    };
    expect(await sealBy()).toBe('Seal contracts');
    expect(await sealBy('letters')).toBe('Seal letters');
    for (const name of ['accounts', 'nobody', ''])
      expect(await sealBy(name), name).toEqual([403, 'error.machine.seal_not_available']);
    const foreign = await seedProgram(world, await seedPerson(world, 'ben@example.org', { business: true }));
    expect(keyOf(await foreign.ask('POST v2/seal', { content, account_name: 'contracts' }))).toEqual([
      ...[403, 'error.machine.seal_not_available'],
    ]);
  });

  it('keeps the sealed file whole, and writes no part of it to the disk', async () => {
    await makeSeal('contracts', [program.username]);
    const put = vi.spyOn(world.services.blobs, 'put');
    const { document_id: id } = (await program.ask('POST v2/seal', { content })).body;
    const stored = await Promise.all(put.mock.results.map(({ value }) => value as Promise<{ sha256: string }>));
    put.mockRestore();
    const { blob } = await world.services.db
      .selectFrom('program_documents')
      .select('blob')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.map(({ sha256 }) => sha256)).toEqual([expect.any(String), blob]);
    expect(await world.services.blobs.size(blob)).toBeGreaterThan(0);
    expect(await world.services.blobs.size(stored[0]!.sha256)).toBeUndefined();
  });

  it('leaves an event of the seal, with the program and the file', async () => {
    await makeSeal('contracts', [program.username]);
    const { document_id: documentId } = (await program.ask('POST v2/seal', { content })).body;
    const event = await world.services.db
      .selectFrom('business_events')
      .select(['actor', 'data'])
      .where('name', '=', 'SEAL_USED')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actor: { username: program.username }, data: { subject: 'contracts', documentId } });
  });

  it.each([
    ['nothing to seal', {}, 400, 'error.validation'],
    ['two files', { content, document_id: randomUUID() }, 400, 'error.validation'],
    ['a document that is not there', { document_id: randomUUID() }, 404, 'error.not_found'],
    ['no PDF', { content: Buffer.from('no PDF').toString('base64') }, 400, 'file.pdf.not_a_pdf'],
    ['another type', { content, content_type: 'text/plain' }, 415, 'error.body.unsupported_type'],
    [
      'a field that is not there',
      { content, visual_signature: { form_field: 'x' } },
      400,
      'error.sr.form_field_unknown',
    ],
    [
      'a page that is not there',
      { content, visual_signature: { position: { ...place, page: '9' } } },
      400,
      'error.sr.placement_outside_page',
    ],
    ['an angle', { content, visual_signature: { position: { ...place, rotation: 45 } } }, 400, 'error.validation'],
  ])('is told what is wrong: %s', async (_, body, status, key) => {
    await makeSeal('contracts', [program.username]);
    expect(keyOf(await program.ask('POST v2/seal', body))).toEqual([status, key]);
  });

  it('is told to come again while nobody stamps the time, and keeps nothing', async () => {
    await makeSeal('contracts', [program.username]);
    const stamp = vi.spyOn(world.services.trust, 'timestamp');
    stamp.mockRejectedValue(new TrustError('unavailable', 'away'));
    const answer = await program.ask('POST v2/seal', { content });
    stamp.mockRestore();
    expect(keyOf(answer)).toEqual([503, 'error.unavailable']);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect((await program.ask('GET v2/documents')).body).toEqual([]);
  });
});
