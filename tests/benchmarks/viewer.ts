import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { serve } from '@hono/node-server';
import { chromium, type Page } from '@playwright/test';
import { getPageImage } from '@sigillum/api-contracts/documents/get-page-image.ts';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { Hono } from 'hono';
import { launchOptions } from '../../stories/support/browser.ts';
import { sendRequest, signUp } from '../support/people.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';

/**
 * What people wait for in the page viewer, by the built server and the Chromium of the tests on the same machine: a document of 500 pages is
 * opened until its first 20 small pages are seen, a page that nobody has enlarged is enlarged to 400 %, and the image of a page that is kept
 * already is asked for, beside a bare Hono with as many bytes. `--tries=20`.
 */
const tries = Number(argv.find((word) => word.startsWith('--tries='))?.slice(8) ?? '20');
const pageCount = 500;
const smallOnes = 20;

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/** Milliseconds from the start of the way to the page until its first small pages are there. One scrolls on to those that are out of sight. */
const awaitSmallOnes = (page: Page) =>
  page.evaluate(async (count) => {
    for (;;) {
      const items = [...(document.querySelector('ol[aria-label="All pages"]')?.children ?? [])].slice(0, count);
      const missing = items.find((item) => !item.querySelector('img')?.naturalWidth);
      if (items.length === count && !missing) return performance.now();
      missing?.scrollIntoView({ block: 'nearest' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, smallOnes);

/** Milliseconds from the first press of “Zoom in” until the page in the middle shows the largest image there is. */
const enlarge = (page: Page) =>
  page.evaluate(async () => {
    const started = performance.now();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = document.querySelector<HTMLButtonElement>('button[aria-label="Zoom in"]')!;
    while (!button.disabled) {
      button.click();
      await nextFrame();
    }
    for (;;) {
      const isShown = [...document.images].some((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        const middle = window.innerHeight / 2;
        return image.currentSrc.includes('scale=300') && image.complete && top <= middle && bottom >= middle;
      });
      if (isShown) return performance.now() - started;
      await nextFrame();
    }
  });

const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-viewer-'));
const endings: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
const rows: (string | number)[][] = [];
const tell = (name: string, times: number[], aim: string) =>
  rows.push([name, quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1), aim]);

try {
  const server = await startServerProcess({ dataDir });
  endings.push(server.stop);
  const owner = await signUp(server.url, { business: 'Bench AG' });
  const signatures = [{ account_email: owner.email }];
  const pages = Array.from({ length: pageCount }, () => ({}));
  const browser = await chromium.launch(launchOptions);
  endings.push(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies([{ name: 'sigillum_session', value: owner.token, url: server.url }]);
  const page = await context.newPage();
  const firsts: number[] = [];
  const enlarged: number[] = [];
  let documentId = '';
  for (let round = 0; round < tries; round += 1) {
    // Each time another document, of which no image is kept.
    const request = await sendRequest(owner, {
      title: `Book ${round}`,
      pdf: buildPdf({ pages, padding: round }),
      signatures,
    });
    documentId = request.documents[0]!.id;
    await page.goto(`${server.url}/view/${request.id}`, { waitUntil: 'commit' });
    firsts.push(await awaitSmallOnes(page));
    enlarged.push(await enlarge(page));
  }
  tell(`the first ${smallOnes} small pages of ${pageCount}, from the press`, firsts, '800');
  tell('a page enlarged to 400 %', enlarged, '300');

  const ask = async () =>
    (await owner.client.call(getPageImage, { params: { id: documentId, n: 0 }, query: { scale: 100 } })).arrayBuffer();
  const kept = Buffer.alloc((await ask()).byteLength, 7);
  const port = await findFreePort();
  const floor = serve({ fetch: new Hono().get('/', (c) => c.body(kept)).fetch, hostname: '127.0.0.1', port });
  endings.push(() => floor.close());
  const times: Record<'ours' | 'floor', number[]> = { ours: [], floor: [] };
  for (let turn = -20; turn < tries * 20; turn += 1)
    for (const [whose, run] of [
      ['ours', ask],
      ['floor', async () => (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer()],
    ] as const) {
      const started = performance.now();
      await run();
      if (turn >= 0) times[whose].push(performance.now() - started);
    }
  tell('the image of a page that is kept', times.ours, '10 (95th percentile)');
  tell('bare Hono, as many bytes', times.floor, '–');
} finally {
  for (const end of endings.toReversed()) await end();
}

console.log(
  `\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}\n`,
);
console.log('| what | median ms | 95th percentile | aim |\n| --- | --- | --- | --- |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
