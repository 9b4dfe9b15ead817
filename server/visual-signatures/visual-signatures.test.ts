import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/visual-signatures/index.ts';
import type { PictureMark } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const strokes: PictureMark = { kind: 'drawn', strokes: [[[10, 80, 4], [60, 10, 6], [120, 90, 3], [200, 40, 5]]] }; // prettier-ignore
let nora: SeededPerson;
let luca: SeededPerson;

beforeEach(async () => {
  nora = await seedPerson(world, 'nora@example.ch', { firstName: 'Nora', lang: 'en' });
  luca = await seedPerson(world, 'luca@example.ch', { firstName: 'Luca' });
});

const create = (body: object = {}, person = nora) =>
  person.client.call(endpoints.createVisualSignature, { body: { name: 'Nora Keller', ...body } });
const list = (person = nora) => person.client.call(endpoints.listVisualSignatures, {});
const upload = (id: string, body: BodyInit, contentType: string, person = nora) =>
  person.client.call(endpoints.uploadPicture, { params: { id }, body, contentType });
const read = async (response: Promise<Response>) => Buffer.from(await (await response).arrayBuffer());
const show = (query: object = {}, person = nora) =>
  read(person.client.call(endpoints.previewVisualSignature, { query }));
const showSaved = (id: string, query: object = {}) =>
  read(nora.client.call(endpoints.getVisualSignature, { params: { id }, query }));
const makePng = (colour: string, alpha = 1) =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: { ...parse(colour), alpha } } }).png();
const parse = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return { r, g, b };
};

describe('the visual signatures of an account', () => {
  it('has the first one as default, until another is chosen; there is always exactly one', async () => {
    expect(await list()).toEqual({ signatures: [], defaultSignature: null });
    const first = await create({ alias: 'Work', optionalLine: 'Keller AG', displayClaim: false });
    expect(first).toMatchObject({
      alias: 'Work',
      optionalLine: 'Keller AG',
      location: null,
      hasCustomImage: false,
      displayDate: true,
      displayClaim: false,
      default: true,
    });
    const second = await create();
    expect(second.default).toBe(false);
    const params = { id: second.id };
    const chosen = await nora.client.call(endpoints.updateVisualSignature, { params, body: { default: true } });
    expect(chosen).toMatchObject({ default: true, name: 'Nora Keller' });
    const { signatures, defaultSignature } = await list();
    expect(defaultSignature).toBe(second.id);
    expect(signatures.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([
      [first.id, false],
      [second.id, true],
    ]);
  });

  it('makes the oldest of the others the default when the default is deleted, and may be empty again', async () => {
    const [first, second, third] = [await create(), await create(), await create({ default: true })];
    const remove = (id: string) => nora.client.call(endpoints.deleteVisualSignature, { params: { id } });
    await remove(third.id);
    expect((await list()).defaultSignature).toBe(first.id);
    await remove(second.id);
    expect((await list()).defaultSignature).toBe(first.id);
    await remove(first.id);
    expect(await list()).toEqual({ signatures: [], defaultSignature: null });
  });

  it('keeps one default when two are added and chosen at once', async () => {
    const made = await Promise.all([create(), create({ default: true }), create({ default: true }), create()]);
    const { signatures } = await list();
    expect(signatures).toHaveLength(made.length);
    expect(signatures.filter((signature) => signature.default)).toHaveLength(1);
  });

  it('changes what is sent, keeps what is left out and empties what is sent empty', async () => {
    const { id } = await create({ optionalLine: 'Keller AG', location: 'Bern', displayDate: false });
    const params = { id };
    const changed = await nora.client.call(endpoints.updateVisualSignature, { params, body: { optionalLine: '' } });
    expect(changed).toMatchObject({ optionalLine: null, location: 'Bern', displayDate: false, name: 'Nora Keller' });
  });

  it('holds at most twenty', async () => {
    for (let count = 0; count < 20; count += 1) await create();
    expect(await keyOf(create())).toBe('error.visual_signature.too_many');
  });

  it('are absent for everybody else, whatever they try', async () => {
    const { id } = await create();
    const params = { id };
    const { client } = luca;
    const png = await makePng('#000000').toBuffer();
    const tries = [
      client.call(endpoints.getVisualSignature, { params }),
      client.call(endpoints.updateVisualSignature, { params, body: { name: 'Luca' } }),
      client.call(endpoints.deleteVisualSignature, { params }),
      client.call(endpoints.deletePicture, { params }),
      upload(id, new Uint8Array(png), 'image/png', luca),
      client.call(endpoints.getVisualSignature, { params: { id: randomUUID() } }),
    ];
    expect(await Promise.all(tries.map(keyOf))).toEqual(tries.map(() => 'error.not_found'));
    expect((await list()).signatures[0]).toMatchObject({ name: 'Nora Keller', hasCustomImage: false });
    expect((await list(luca)).signatures).toEqual([]);
  });

  it.each(['Нора Келлер', '山田花子', 'نورا كيلر', 'नोरा', 'ნორა', 'Nguyễn Thị Hoa', 'Υπατία', '김노라'])(
    'takes the name %s as it is written',
    async (name) => {
      const { id } = await create({ name });
      expect((await list()).signatures[0]!.name).toBe(name);
      expect((await sharp(await showSaved(id)).metadata()).width).toBe(600);
    },
  );

  it('refuses names that are too long, empty or cannot be drawn', async () => {
    expect(await keyOf(create({ name: 'x'.repeat(256) }))).toBe('error.validation');
    expect(await keyOf(create({ name: '  ' }))).toBe('error.validation');
    expect(await keyOf(create({ name: 'Nora\u0007' }))).toBe('error.validation');
    expect(await keyOf(create({ name: 'Nora 🖋' }))).toBe('error.visual_signature.not_drawable');
    expect(await keyOf(create({ optionalLine: '🏢 AG' }))).toBe('error.visual_signature.not_drawable');
    expect(await keyOf(show({ name: 'Nora 🖋' }))).toBe('error.visual_signature.not_drawable');
  });
});

/** A PNG of the given size that says so in its head and holds next to nothing. */
function makeBomb(side: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const crc = body.reduce((c, byte) => crcTable[(c ^ byte) & 255]! ^ (c >>> 8), 0xffffffff);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 2000));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await create());
  });

  it('is kept, shown beside the name, and can be taken away', async () => {
    const bare = await showSaved(id, { date: 'false' });
    const png = new Uint8Array(await makePng('#c8102e').toBuffer());
    expect(await upload(id, png, 'image/png')).toMatchObject({ hasCustomImage: true });
    expect(await showSaved(id, { date: 'false' })).not.toEqual(bare);
    const gone = await nora.client.call(endpoints.deletePicture, { params: { id } });
    expect(gone.hasCustomImage).toBe(false);
    expect(await showSaved(id, { date: 'false' })).toEqual(bare);
  });

  it('stays vectors when it was drawn or typed', async () => {
    for (const mark of [strokes, { kind: 'typed', text: 'Nora Кел ლერი', face: 'caveat' }]) {
      await upload(id, JSON.stringify(mark), 'application/json');
      const { picture, picture_type } = await world.services.db
        .selectFrom('visual_signatures')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(picture_type).toBe('application/json');
      expect(JSON.parse(picture!.toString())).toEqual(mark);
      expect((await sharp(await showSaved(id)).metadata()).format).toBe('webp');
    }
  });

  it('loses its white paper without a change of the ink', async () => {
    const ink = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#f4f2ee"/><rect x="100" y="40" width="100" height="20" fill="#1040c0"/></svg>'); // prettier-ignore
    const jpeg = new Uint8Array(await sharp(ink).jpeg({ quality: 95 }).toBuffer());
    await upload(id, jpeg, 'image/jpeg');
    const { picture } = await world.services.db
      .selectFrom('visual_signatures')
      .select('picture')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { data, info } = await sharp(picture!).raw().toBuffer({ resolveWithObject: true });
    // Nothing but the bar is left of the sheet.
    expect([info.width, info.height].map((side) => Math.round(side / 10))).toEqual([10, 2]);
    const middle = (10 * info.width + 50) * 4;
    expect(data[middle + 3]!).toBeGreaterThan(220);
    const flat = await sharp(picture!).flatten({ background: '#ffffff' }).raw().toBuffer();
    const [red, green, blue] = flat.subarray((middle / 4) * 3);
    expect([red! < 40, green! < 90, blue! > 170]).toEqual([true, true, true]);
  });

  it('in the middle of a large sheet stays sharp: it is cut out before it is made smaller', async () => {
    const sheet = '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><rect width="4000" height="4000" fill="#fff"/><rect x="1500" y="1900" width="1000" height="200" fill="#123"/></svg>'; // prettier-ignore
    await upload(id, new Uint8Array(await sharp(Buffer.from(sheet)).png().toBuffer()), 'image/png');
    const { picture } = await world.services.db
      .selectFrom('visual_signatures')
      .select('picture')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await sharp(picture!).metadata()).width).toBeGreaterThanOrEqual(600);
  });

  it('is refused when nothing of it is seen on paper: white, see-through, or white ink', async () => {
    const blank = [makePng('#ffffff'), makePng('#000000', 0), makePng('#ffffff', 0.5)];
    for (const image of blank)
      expect(await keyOf(upload(id, new Uint8Array(await image.toBuffer()), 'image/png'))).toBe(
        'error.visual_signature.image_empty',
      );
    expect((await list()).signatures[0]!.hasCustomImage).toBe(false);
  });

  it('is taken by its bytes, not by what the call says of them', async () => {
    const gif = new Uint8Array(await makePng('#c8102e').gif().toBuffer());
    expect(await upload(id, gif, 'image/png')).toMatchObject({ hasCustomImage: true });
  });

  it('is refused when it is empty, cut off, no image, an SVG or a bomb, and nothing changes', async () => {
    const png = await makePng('#c8102e').toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
    const bodies = [
      '',
      png.subarray(0, 50),
      'no image',
      svg,
      makeBomb(30_000),
      await makePng('#000000').webp().toBuffer(),
    ];
    for (const body of bodies)
      expect(await keyOf(upload(id, body as BodyInit, 'image/png'))).toBe('error.visual_signature.image_unreadable');
    expect(await keyOf(upload(id, svg, 'image/svg+xml'))).toBe('error.body.unsupported_type');
    expect(await keyOf(upload(id, new Uint8Array(10_000_000), 'image/png'))).toBe(
      'error.visual_signature.image_too_large',
    );
    expect((await list()).signatures[0]!.hasCustomImage).toBe(false);
  });

  it.each([
    ['no JSON', '{', 'error.body.malformed'],
    ['no strokes', '{"kind":"drawn","strokes":[]}', 'error.visual_signature.image_unreadable'],
    ['more points than a hand draws', JSON.stringify({ kind: 'drawn', strokes: [Array.from({ length: 20_001 }, () => [1, 1, 1])] }), 'error.visual_signature.image_unreadable'], // prettier-ignore
    ['numbers without bounds', '{"kind":"drawn","strokes":[[[1e300,1,1]]]}', 'error.visual_signature.image_unreadable'],
    ['an unknown face', '{"kind":"typed","text":"Nora","face":"../../etc/passwd"}', 'error.visual_signature.image_unreadable'], // prettier-ignore
    ['letters that no font has', '{"kind":"typed","text":"🖋","face":"caveat"}', 'error.visual_signature.not_drawable'],
  ])('as JSON is refused when it holds %s', async (_, body, key) => {
    expect(await keyOf(upload(id, body, 'application/json'))).toBe(key);
  });
});

describe('a preview', () => {
  it('is 600 by 280 pixels and follows every parameter', async () => {
    const date = 'false';
    const plain = await show({ date });
    expect(await sharp(plain).metadata()).toMatchObject({ width: 600, height: 280, format: 'webp' });
    const changes: object[] = [
      { name: 'Luca Rossi' },
      { opt: 'Keller AG' },
      { lang: 'fr' },
      { loc: 'Zürich' },
      { qual: 'QES' },
      { qual: 'QES', leg: 'ZERTES' },
      { qual: 'QES', leg: 'EIDAS' },
      { prov: 'Swisscom' },
      { claim: 'false' },
      { std: 'false' },
      { date: 'true' },
      { date: 'true', ph: 'true' },
    ];
    const images = [plain, ...(await Promise.all(changes.map((change) => show({ date, ...change }))))];
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(images.length);
  });

  it('is of the default where no id is given, and parameters win over what is saved', async () => {
    const { id } = await create({ name: 'N. Keller', optionalLine: 'Keller AG', displayDate: false });
    await upload(id, JSON.stringify(strokes), 'application/json');
    const ofDefault = await read(nora.client.call(endpoints.getDefaultVisualSignature, {}));
    expect(ofDefault).toEqual(await showSaved(id));
    const changed = await showSaved(id, { opt: '' });
    expect(changed).not.toEqual(ofDefault);
    const typed = { query: { name: 'N. Keller', date: 'false' as const }, contentType: 'application/json' };
    expect(await read(nora.client.call(endpoints.previewPicture, { ...typed, body: JSON.stringify(strokes) }))).toEqual(
      changed,
    );
  });

  it('without a body shows no picture', async () => {
    const call = { query: { date: 'false' as const }, body: '', contentType: 'image/png' };
    expect(await read(nora.client.call(endpoints.previewPicture, call))).toEqual(await show({ date: 'false' }));
  });

  it('answers 304 to whoever has it, and lasts under its version where it holds no time', async () => {
    const { id, version } = await create({ displayDate: false });
    const { db, secrets } = world.services;
    const token = secrets.createToken();
    const row = { user_id: nora.id, created_at: new Date(), expires_at: new Date(Date.now() + 60_000) };
    await db.insertInto('sessions').values({ ...row, token_hash: secrets.hashToken(token) }).execute(); // prettier-ignore
    const ask = (query: string, etag = '') =>
      world.api.request(`/v1/user/visual-signatures/${id}?${query}`, {
        headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
      });
    const first = await ask('');
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const again = await ask('', first.headers.get('etag')!);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect((await ask('opt=Keller', first.headers.get('etag')!)).status).toBe(200);
    const caching = async (query: string) => (await ask(query)).headers.get('cache-control');
    expect(await caching(`v=${version}`)).toBe('private, max-age=31536000, immutable');
    expect(await caching('v=0000')).toBe('private, no-cache');
    expect(await caching(`v=${version}&date=true`)).toBe('private, no-cache');
  });
});
