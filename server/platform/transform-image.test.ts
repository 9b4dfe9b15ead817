import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getLogo } from '@sigillum/api-contracts/business/get-logo.ts';
import { problems, type ProblemKey } from '@sigillum/api-contracts/problems.ts';
import { transformImage } from '@sigillum/api-contracts/platform/transform-image.ts';
import { hostilePictures } from '@sigillum/engine/testing/hostile-pictures';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { storeLogo } from '../business/logo-repository.ts';
import { seedPerson } from '../testing/seeds.ts';
import { it, world } from '../testing/world.ts';

const ask = (query: Record<string, string>, headers: Record<string, string> = {}, ip = '192.0.2.7') =>
  world.api.request(`${transformImage.path}?${new URLSearchParams(query)}`, { headers }, { ip });
const measure = async (response: Response) => sharp(await response.arrayBuffer()).metadata();
const expectRefused = async (response: Response, key: ProblemKey) => {
  expect(response.status).toBe(problems[key].status);
  expect(await response.json()).toMatchObject({ key });
};

const version = 'a'.repeat(64);

/** An organisation's logo with these bytes, however they came there; its address. */
async function keepLogo(image: Buffer): Promise<string> {
  const { businessId } = await seedPerson(world, 'nora@example.ch', { business: true });
  const { db, now } = world.services;
  await storeLogo(db, { business_id: businessId!, sha256: version, image, created_at: now() });
  return fillPath(getLogo.path, { id: businessId, version });
}
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#17473b80' } })
    .png()
    .toBuffer();

describe('a picture', () => {
  it('comes as WebP in its own size, unless told otherwise', async () => {
    const response = await ask({ url: '/img/404.webp' });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await measure(response)).toMatchObject({ format: 'webp', width: 407, height: 436 });
  });

  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['png', 'png'],
  ])('comes as %s, see-through where it was', async (fm, format) => {
    const response = await ask({ url: '/img/404.webp', w: '100', fm });
    expect(response.headers.get('content-type')).toBe(`image/${fm}`);
    expect(await measure(response)).toMatchObject({ format, width: 100, height: 107, hasAlpha: true });
  });

  it.each<[Record<string, string>, number, number]>([
    [{ w: '80', h: '80' }, 80, 80],
    [{ w: '80', h: '80', fit: 'inside' }, 80, 40],
    [{ w: '80', h: '80', fit: 'outside' }, 160, 80],
    [{ w: '80', h: '80', fit: 'contain', position: 'right top' }, 80, 80],
    [{ h: '50' }, 100, 50],
    [{ w: '2000', fit: 'inside' }, 400, 200],
  ])('fits its box: %o', async (wish, width, height) => {
    const url = await keepLogo(await draw(400, 200));
    expect(await measure(await ask({ url, ...wish }))).toMatchObject({ width, height });
  });

  it('is taken from its whole address, too', async () => {
    expect((await ask({ url: `${world.services.config.publicUrl}/img/404.webp`, w: '10' })).status).toBe(200);
  });

  it('is kept by readers by its content: for ever where its address holds its hash, for a day where it is a file of ours', async () => {
    const logo = await ask({ url: await keepLogo(await draw(40, 20)) });
    expect(logo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const file = await ask({ url: '/img/404.webp', w: '10', h: '10' });
    expect(file.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = file.headers.get('etag')!;
    const again = await ask({ url: '/img/404.webp', w: '10', h: '10' }, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask({ url: '/img/404.webp', w: '11', h: '10' })).headers.get('etag')).not.toBe(etag);
  });

  it('is another one at once where the bytes at its address are others', async () => {
    const url = await keepLogo(await draw(40, 20));
    const first = await ask({ url });
    const { db } = world.services;
    await db
      .updateTable('business_logos')
      .set({ image: await draw(60, 20) })
      .execute();
    const second = await ask({ url });
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect(await measure(second)).toMatchObject({ width: 60 });
  });
});

describe('no picture is made', () => {
  it.each([
    ['this machine', 'http://127.0.0.1/img/404.webp'],
    ['this machine by its port', 'http://127.0.0.1:5432/'],
    ['this machine in other words', 'http://[::1]/img/404.webp'],
    ['a metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['another host', 'https://example.ch/logo.png'],
    ['another host without a scheme', '//example.ch/img/404.webp'],
    ['another host behind our name', 'http://localhost:3000@example.ch/img/404.webp'],
    ['another scheme', 'file:///etc/passwd'],
    ['the bytes themselves', 'data:image/png;base64,iVBORw0KGgo='],
    ['a file outside', '/img/../package.json'],
    ['a file outside, encoded', '/img/%2e%2e%2fpackage.json'],
    ['a folder', '/img/'],
    ['another answer of the API', '/v1/datetime'],
    ['itself', `${transformImage.path}?url=/img/404.webp`],
    ['a picture with a query', '/img/404.webp?w=1'],
    ['a logo of nobody’s id', `/v1/businesses/x/logo/${version}`],
    ['no address at all', 'http://'],
  ])('of %s', async (_, url) => {
    await expectRefused(await ask({ url }), 'error.image.source_not_allowed');
  });

  it.each([
    ['of a file that is not there', '/img/nothing.webp'],
    ['of a logo that is not there', `/v1/businesses/5f0c1d4e-7a52-4b0e-9a43-1c1d5e6f7a80/logo/${version}`],
  ])('%s', async (_, url) => {
    await expectRefused(await ask({ url }), 'error.not_found');
  });

  it('of a drawing of ours: whoever wants it takes it as it is', async () => {
    await expectRefused(await ask({ url: '/img/favicon.svg' }), 'error.image.unreadable');
  });

  it.each(hostilePictures)('of %s, and the next one is', async (_, bytes) => {
    await expectRefused(await ask({ url: await keepLogo(bytes) }), 'error.image.unreadable');
    expect((await ask({ url: '/img/404.webp', w: '12' })).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { w: '0' },
    { w: '2049' },
    { h: '1e9' },
    { w: 'wide' },
    { q: '101' },
    { fm: 'gif' },
    { fit: 'stretch' },
    { position: 'entropy' },
    { density: '3' },
  ])('with %o', async (wish) => {
    await expectRefused(await ask({ url: '/img/404.webp', ...wish }), 'error.validation');
  });

  it('for a place that wants ever others; who asks for what was made before is served', async () => {
    const answers: number[] = [];
    for (let w = 1; w <= 122; w += 1) answers.push((await ask({ url: '/img/bye.webp', w: String(w), h: '1' })).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    const refused = await ask({ url: '/img/bye.webp', w: '130', h: '1' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectRefused(refused, 'error.rate_limit.exceeded');
    expect((await ask({ url: '/img/bye.webp', w: '1', h: '1' })).status).toBe(200);
    expect((await ask({ url: '/img/bye.webp', w: '131', h: '1' }, {}, '192.0.2.8')).status).toBe(200);
  });
});
