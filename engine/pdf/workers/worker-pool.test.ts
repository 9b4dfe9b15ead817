import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as hostile from '../../testing/hostile-pdfs.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PdfProblem } from '../pdf-problem.ts';
import { createPdfWorkers } from './worker-pool.ts';
import type { PdfWorkers, PdfWorkersOptions } from './worker-pool.ts';

const modules = { probe: '@sigillum/engine/testing/worker-modules' };
let folder: string;
let workers: PdfWorkers;

function openWorkers(options: Partial<PdfWorkersOptions> = {}): PdfWorkers {
  return createPdfWorkers({
    size: 2,
    memoryMb: 384,
    timeoutMs: 1900,
    // A crowded machine gives a spinning worker a second of the processor in twenty of the clock.
    patienceMs: 200_000,
    cacheFolder: join(folder, 'cache'),
    modules,
    ...options,
  });
}

async function store(bytes: Buffer): Promise<{ file: string; sha256: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = join(folder, sha256);
  await writeFile(file, bytes);
  return { file, sha256 };
}

const makeMeeting = async (count: number) => ({ folder: await mkdtemp(join(folder, 'meeting-')), count });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workers-'));
  workers = openWorkers();
});
afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});

describe('renderPage', () => {
  it('draws a page at its size on the screen, and not blank', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ pages: 2 }));
    const image = sharp(await workers.renderPage(file, sha256, 1, 100));
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 793, height: 1123 });
    // The blue square of the page, 72 dpi (72..272, 642..742 from the top) at 96 dpi.
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    const readPixel = (x: number, y: number) => [...data.subarray((y * 793 + x) * 3, (y * 793 + x) * 3 + 3)];
    const [red, green, blue] = readPixel(200, 900) as [number, number, number];
    expect(red).toBeLessThan(20);
    expect(green).toBeGreaterThan(80);
    expect(blue).toBeGreaterThan(130);
    expect(readPixel(600, 900)).toEqual([255, 255, 255]);
  });

  it('swaps the sides of a turned page', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ page: '/Rotate 90' }));
    const { width, height } = await sharp(await workers.renderPage(file, sha256, 0, 20)).metadata();
    expect([width, height]).toEqual([225, 159]);
  });

  it('draws the appearance of form fields', async () => {
    const appearance = { dictionary: '/Subtype /Form /BBox [0 0 100 100]', data: '1 0 0 rg 0 0 100 100 re f' };
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [0 742 100 842] /AP << /N 6 0 R >> /P 5 0 R >>';
    const { file, sha256 } = await store(
      buildSimplePdf({
        catalog: '/AcroForm << /Fields [7 0 R] >>',
        page: '/Annots [7 0 R]',
        content: '',
        extra: [appearance, field],
      }),
    );
    const { data } = await sharp(await workers.renderPage(file, sha256, 0, 75))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red, green] = data.subarray((50 * 595 + 50) * 3);
    expect(red).toBeGreaterThan(200);
    expect(green).toBeLessThan(60);
  });

  it('asks no worker for a page it has drawn before', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ content: '0 0 50 50 re f' }));
    const first = await workers.renderPage(file, sha256, 0, 50);
    await rm(file);
    expect(Buffer.from(await workers.renderPage(file, sha256, 0, 50.4)).equals(first)).toBe(true);
    await workers.forgetPages(sha256);
    await expect(workers.renderPage(file, sha256, 0, 50)).rejects.toThrow('ENOENT');
  });

  it('forgets a page that is still being drawn', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ content: '0 0 55 55 re f' }));
    const drawn = workers.renderPage(file, sha256, 0, 50);
    // Its answer comes in a later turn than the job goes out.
    while (workers.readLoad().busy === 0) await nextTurn();
    await workers.forgetPages(sha256);
    await drawn;
    await rm(file);
    await expect(workers.renderPage(file, sha256, 0, 50)).rejects.toThrow('ENOENT');
  });

  it('draws the small images of the pages that follow at once, and fails for none but whoever asked for what is not there', async () => {
    const jobs: string[] = [];
    const counted = openWorkers({
      // A crowded machine takes longer for three small images than anybody waits.
      aheadMs: 60_000,
      cacheFolder: join(folder, 'rows'),
      watch: (name) => void jobs.push(name),
    });
    onTestFinished(() => counted.close());
    const { file, sha256 } = await store(Buffer.from(buildPdf({ pages: [{}, {}, {}] })));
    const draw = (pageIndex: number) => counted.renderPage(file, sha256, pageIndex, 25);
    const alone = await workers.renderPage(file, sha256, 1, 25);
    const first = draw(0);
    // Whether a page is kept is asked first, and answers come in any order.
    while (counted.readLoad().busy === 0) await nextTurn();
    const images = await Promise.all([first, draw(1), draw(2)]);
    expect(jobs).toHaveLength(1);
    expect(images.map((image) => Buffer.from(image).equals(alone))).toEqual([false, true, false]);
    await counted.forgetPages(sha256);
    const [last, absent] = await Promise.allSettled([draw(2), draw(3)]);
    expect(last).toMatchObject({ status: 'fulfilled' });
    expect(absent).toMatchObject({ reason: { key: 'file.pdf.page_not_found' } });
    expect(jobs).toHaveLength(3);
  });

  it('draws a small page whose neighbour takes minutes, which fails by itself', async () => {
    const { file, sha256 } = await store(hostile.slowSecondPage());
    expect(await sharp(await workers.renderPage(file, sha256, 0, 25)).metadata()).toMatchObject({ format: 'webp' });
    await expect(workers.renderPage(file, sha256, 1, 25)).rejects.toMatchObject({
      key: 'file.pdf.page_not_renderable',
    });
  });

  it('draws a page also where it cannot be kept', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ content: '0 0 70 70 re f' }));
    const forgetful = openWorkers({ size: 1, cacheFolder: join(file, 'no-folder') });
    expect(await sharp(await forgetful.renderPage(file, sha256, 0, 50)).metadata()).toMatchObject({ format: 'webp' });
    await forgetful.close();
  });

  it('draws a page once for all who ask at the same moment', async () => {
    const { file, sha256 } = await store(buildSimplePdf({ content: '0 0 60 60 re f' }));
    const images = await Promise.all(Array.from({ length: 5 }, () => workers.renderPage(file, sha256, 0, 100)));
    expect(new Set(images).size).toBe(1);
  });

  it('says which page does not exist', async () => {
    const { file, sha256 } = await store(buildSimplePdf());
    for (const pageIndex of [1, -1, 1e9, 0.5]) {
      await expect(workers.renderPage(file, sha256, pageIndex, 100)).rejects.toMatchObject({
        key: 'file.pdf.page_not_found',
      });
    }
    await expect(workers.extractText(file, 7)).rejects.toMatchObject({ key: 'file.pdf.page_not_found' });
  });
});

describe('extractText', () => {
  it('reads lines in a worker', async () => {
    const { file } = await store(buildSimplePdf());
    expect((await workers.extractText(file, 0)).lines).toMatchObject([{ text: 'Hello signer' }]);
  });
});

describe('the pool', () => {
  it('runs modules of its list and no others', async () => {
    expect(await workers.run('probe', { act: 'echo', value: { bytes: new Uint8Array([1, 2]) } })).toEqual({
      bytes: new Uint8Array([1, 2]),
    });
    await expect(workers.run('node:fs', {})).rejects.toThrow('not a module that a PDF worker may run');
    await expect(workers.run('constructor', {})).rejects.toThrow('not a module that a PDF worker may run');
  });

  it('tells a fault of ours from a problem of the file', async () => {
    await expect(workers.run('probe', { act: 'fail' })).rejects.toThrow(
      'a PDF worker failed: TypeError: a fault of ours',
    );
  });

  it('gives a worker none of the server’s environment', async () => {
    process.env['DATABASE_URL'] = 'postgres://secret';
    const names = await workers.run('probe', { act: 'environment' });
    delete process.env['DATABASE_URL'];
    expect(names).not.toContain('DATABASE_URL');
  });

  it('ends a worker that hoards memory, whichever kind, and goes on', async () => {
    await expect(workers.run('probe', { act: 'hoard' })).rejects.toMatchObject({ key: 'file.pdf.too_complex' });
    expect(await workers.run('probe', { act: 'echo', value: 1 })).toBe(1);
  });

  it('ends a worker that spins', async () => {
    const hasty = openWorkers({ timeoutMs: 300 });
    await expect(hasty.run('probe', { act: 'spin' })).rejects.toMatchObject({ key: 'file.pdf.timeout' });
    await hasty.close();
  });

  it('counts the processor’s time, for a sound file waits on a busy machine', async () => {
    const hasty = openWorkers({ timeoutMs: 400 });
    expect(await hasty.run('probe', { act: 'wait', value: 1000 })).toBe('waited');
    await hasty.close();
  });

  it('blames itself, and not the file, when no answer comes', async () => {
    const hasty = openWorkers({ patienceMs: 500 });
    await expect(hasty.run('probe', { act: 'wait', value: 60_000 })).rejects.toMatchObject({
      key: 'file.pdf.workers_busy',
    });
    await hasty.close();
  });

  it('goes on with one worker, whatever it weighs by itself, and replaces it when jobs leave much behind', async () => {
    const single = openWorkers({ size: 1 });
    const { file, sha256 } = await store(buildSimplePdf());
    const readPid = () => single.run<number>('probe', { act: 'process' });
    const first = await readPid();
    for (let scale = 50; scale < 58; scale += 1) {
      expect((await single.inspect(file)).problems).toEqual([]);
      await single.renderPage(file, sha256, 0, scale);
    }
    // Each is 32 MiB of pixels, twice: garbage, as soon as it is encoded.
    for (let scale = 300; scale < 304; scale += 1) await single.renderPage(file, sha256, 0, scale);
    expect(await readPid()).toBe(first);
    expect(await single.run('probe', { act: 'keep', value: 120 })).toBe(first);
    expect(await readPid()).not.toBe(first);
    await single.close();
  });

  it('tries a job again in a fresh worker when a used one died under it', async () => {
    const single = openWorkers({ size: 1 });
    const first = await single.run('probe', { act: 'die-once-used' });
    const second = await single.run('probe', { act: 'die-once-used' });
    expect(second).not.toBe(first);
    await single.close();
  });

  it('takes a fresh worker for that, however many used ones have nothing to do', async () => {
    const several = openWorkers({ size: 4 });
    const dieOnceUsed = (value?: unknown) => several.run<number>('probe', { act: 'die-once-used', value });
    const meeting = await makeMeeting(3);
    const used = await Promise.all([1, 2, 3].map(() => dieOnceUsed(meeting)));
    expect(new Set(used).size).toBe(3);
    expect(used).not.toContain(await dieOnceUsed());
    await several.close();
  });

  it('keeps one worker for readers while uploads hold the others', async () => {
    const pair = openWorkers({ timeoutMs: 800, cacheFolder: join(folder, 'other') });
    const { file, sha256 } = await store(buildSimplePdf());
    let hasEnded = false;
    const uploads = ['spin', 'spin', 'spin'].map((act) =>
      expect(pair.run('probe', { act })).rejects.toMatchObject({ key: 'file.pdf.timeout' }),
    );
    const all = Promise.all(uploads).then(() => (hasEnded = true));
    expect((await pair.renderPage(file, sha256, 0, 100)).length).toBeGreaterThan(1000);
    expect(hasEnded).toBe(false);
    await all;
    await pair.close();
  });

  it('serves callers by turns, and keeps places for those who ask for little', async () => {
    let caller: string | undefined = 'much';
    const crowded = openWorkers({ size: 1, maxWaiting: 8, nameCaller: () => caller });
    const served: string[] = [];
    const ask = (name: string) => {
      caller = name;
      return crowded.run('probe', { act: 'echo', value: name }).then(
        () => served.push(name),
        ({ key }: PdfProblem) => served.push(`${name}: ${key}`),
      );
    };
    const much = Array.from({ length: 7 }, () => ask('much'));
    // One is at work and four wait: half of the places, and no more.
    await Promise.allSettled(much.slice(5));
    expect(served).toEqual(['much: file.pdf.workers_busy', 'much: file.pdf.workers_busy']);
    caller = 'much';
    expect(crowded.isFull()).toBe(true);
    caller = 'little';
    expect(crowded.isFull()).toBe(false);
    await Promise.all([...much, ask('little'), ask('other')]);
    await crowded.close();
    // Whoever comes later with one job does not wait behind all of the other's.
    expect(served.slice(2)).toEqual(['much', 'little', 'other', 'much', 'much', 'much', 'much']);
  });

  it('refuses more waiting jobs than it may keep', async () => {
    const small = openWorkers({ size: 1, maxWaiting: 1, timeoutMs: 500 });
    const running = small.run('probe', { act: 'spin' }).catch((error: unknown) => error);
    const waiting = small.run('probe', { act: 'echo', value: 2 });
    await expect(small.run('probe', { act: 'echo' })).rejects.toMatchObject({ key: 'file.pdf.workers_busy' });
    expect(await waiting).toBe(2);
    expect(await running).toMatchObject({ key: 'file.pdf.timeout' });
    await small.close();
  });

  it('ends workers that have nothing to do, the last one later, and it serves whoever comes meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const resting = openWorkers({ size: 3, restMs: 2000 });
    const ask = () => resting.run<number>('probe', { act: 'process' });
    const value = await makeMeeting(2);
    const pids = await Promise.all([1, 2].map(() => resting.run<number>('probe', { act: 'meet', value })));
    const isAlive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(new Set(pids).size).toBe(2);
    vi.advanceTimersByTime(3000);
    await expect.poll(() => pids.filter(isAlive).length).toBe(1);
    const last = pids.find(isAlive);
    expect(await ask()).toBe(last);
    vi.advanceTimersByTime(5000);
    await expect.poll(() => pids.filter(isAlive).length).toBe(0);
    expect(pids).not.toContain(await ask());
    await resting.close();
  });

  it('leaves no process behind when it is closed', async () => {
    const closing = openWorkers({ size: 1 });
    const pid = await closing.run<number>('probe', { act: 'process' });
    const running = closing.run('probe', { act: 'spin' }).catch((error: unknown) => error);
    await closing.close();
    expect(await running).toMatchObject({ key: 'file.pdf.workers_busy' });
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(closing.inspect('any')).rejects.toMatchObject({ key: 'file.pdf.workers_busy' });
  });

  it('holds no part of a large file in this process', async () => {
    const { file } = await store(
      buildSimplePdf({ extra: [{ dictionary: '/Subtype /Image', data: Buffer.alloc(80 * 1024 * 1024, 'x') }] }),
    );
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    expect((await workers.inspect(file)).problems).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * 1024 * 1024);
  });
});

type Refusal = [name: string, make: () => Buffer | Promise<Buffer>, problem: string];
const refusals: Refusal[] = [
  ['an empty file', hostile.empty, 'file.pdf.empty'],
  ['a web page', hostile.notPdf, 'file.pdf.not_a_pdf'],
  ['a file without its end', hostile.truncated, 'file.pdf.truncated'],
  ['pointers that lead nowhere', hostile.damaged, 'file.pdf.damaged'],
  ['a file without a catalog', hostile.withoutCatalog, 'file.pdf.damaged'],
  ['a password (AES-256)', hostile.passwordProtected, 'file.pdf.password_protected'],
  ['a password (RC4)', hostile.passwordProtectedByRc4, 'file.pdf.password_protected'],
  ['a ban on changes', hostile.restricted, 'file.pdf.restricted'],
  ['a certification that forbids signatures', hostile.certifiedFinal, 'file.pdf.no_changes_allowed'],
  ['JavaScript', hostile.withJavaScript, 'file.pdf.javascript'],
  ['a Launch action', hostile.withLaunchAction, 'file.pdf.launch_action'],
  ['an XFA form', hostile.withXfa, 'file.pdf.xfa'],
  ['a page of a million points', hostile.hugePage, 'file.pdf.page_too_large'],
  ['a form that draws itself', hostile.recursiveForm, 'file.pdf.recursive_content'],
  ['a page tree that contains itself', hostile.recursivePageTree, 'file.pdf.recursive_content'],
  ['forms that multiply', hostile.multiplyingForms, 'file.pdf.too_complex'],
  ['1 GB in three flate layers', hostile.flateBomb, 'file.pdf.decompression_bomb'],
  ['1 GB of objects in three flate layers', hostile.objectStreamBomb, 'file.pdf.decompression_bomb'],
  ['a count of a billion pages', hostile.boastfulCount, 'file.pdf.too_many_pages'],
  ['a billion kids', hostile.billionKids, 'file.pdf.too_many_pages'],
  ['a page tree of 100,000 levels', hostile.deepPageTree, 'file.pdf.too_complex'],
  ['a million nested arrays', hostile.deepArray, 'file.pdf.too_complex'],
  ['eight million values', hostile.manyValues, 'file.pdf.too_complex'],
  ['an image of 900 megapixels', hostile.hugeImage, 'file.pdf.too_complex'],
  ['a page that takes minutes', hostile.slowPage, 'file.pdf.timeout'],
];

// How long a machine takes is its own affair (decision 054): these keys come of the processor's time alone, a worker that was only slow is our fault.
describe('hostile files', () => {
  // As much as the product gives: what is counted (values, objects) is then always found before the time is up, on a busy machine, too.
  let roomy: PdfWorkers;
  beforeAll(() => {
    roomy = openWorkers({ timeoutMs: 8000 });
  });
  afterAll(() => roomy.close());

  it.each(refusals)(
    '%s: is refused by its own key, and a good page is drawn meanwhile and after',
    async (name, make, problem) => {
      const bad = await store(await make());
      const good = await store(
        buildSimplePdf({ content: `BT /F1 20 Tf 72 700 Td (${name.replace(/[()]/g, '')}) Tj ET` }),
      );
      const inspecting = roomy.inspect(bad.file);
      const meanwhile = roomy.renderPage(good.file, good.sha256, 0, 20);
      expect((await inspecting).problems).toEqual([problem]);
      expect((await meanwhile).length).toBeGreaterThan(100);
      expect((await roomy.renderPage(good.file, good.sha256, 0, 21)).length).toBeGreaterThan(100);
    },
  );

  it.each([
    ['1 GB in three flate layers', hostile.flateBomb],
    ['forms that multiply', hostile.multiplyingForms],
    ['a page that takes minutes', hostile.slowPage],
    ['a web page', hostile.notPdf],
    ['a password', hostile.passwordProtected],
  ])('%s: cannot be drawn, which is an answer', async (_, make) => {
    const { file, sha256 } = await store(await make());
    await expect(workers.renderPage(file, sha256, 0, 100)).rejects.toMatchObject({
      key: 'file.pdf.page_not_renderable',
    });
  });
});
