import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { chromium } from '@playwright/test';
import { buildPdf } from '@sigillum/engine/testing/pdf-fixtures';
import { launchOptions } from '../../stories/support/browser.ts';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { inventEmail, sendRequest, signUp } from '../support/people.ts';
import { findFreePort, startServerProcess } from '../support/server-process.ts';
import { readInvitation } from '../support/signing-steps.ts';

/**
 * What Lighthouse says of log-in, dashboard and signing page, on a phone and on a desk: the built server, the Chromium of the tests, its
 * simulated slow network, medians of `--rounds=3`. `--only=log-in` for one page, `--reports=FOLDER` keeps the last report of each. Nothing
 * outside of this machine is asked.
 */
const readOption = (name: string) => argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(readOption('rounds') ?? '3');
const only = readOption('only');
const reports = readOption('reports');
const rowCount = 25;

const dataDir = await mkdtemp(path.join(tmpdir(), 'sigillum-lighthouse-'));
const endings: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];

type Report = RunnerResult['lhr'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const forms = { phone: undefined, desk: desktopConfig };

const readScore = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const readNumber = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;

interface Asked {
  resourceType: string;
  transferSize: number;
}
const listAsked = (report: Report) =>
  (report.audits['network-requests']?.details as { items: Asked[] } | undefined)?.items ?? [];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What of a report stands in the table, as numbers. */
function summarise(report: Report): number[] {
  const asked = listAsked(report);
  return [
    ...categories.map((category) => readScore(report, category)),
    readNumber(report, 'largest-contentful-paint') / 1000,
    readNumber(report, 'total-blocking-time'),
    asked.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    asked.filter(({ resourceType }) => resourceType === 'Script').length,
  ];
}

/** Audits of a page that are not passed, worst first, by their names. */
const listDefects = (report: Report) =>
  Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, score, displayValue }) => `${id} ${score!.toFixed(2)}${displayValue ? ` (${displayValue})` : ''}`);

try {
  const server = await startServerProcess({ dataDir });
  endings.push(server.stop);
  const owner = await signUp(server.url, { business: 'Bench AG' });
  const pages = Array.from({ length: 10 }, () => ({}));
  const pdf = buildPdf({ pages, padding: 1024 });
  const email = inventEmail('visitor');
  const visitor = { email_address: email, first_name: 'Chiara', last_name: 'Bernasconi', language: 'en' as const };
  for (let index = 1; index < rowCount; index += 1)
    await sendRequest(owner, { title: `Lease ${index}`, pdf, signatures: [{ account_email: owner.email }] });
  await sendRequest(owner, {
    pdf,
    signatures: [{ account_email: owner.email }, { signer_identity_data: visitor }],
  });
  const all = [
    { name: 'log-in', url: `${server.url}/login` },
    { name: 'dashboard', url: `${server.url}/dashboard?tab=inbox`, token: owner.token },
    { name: 'signing page', url: await readInvitation(server.url, email) },
  ];
  const port = await findFreePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--remote-debugging-port=${port}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  endings.push(() => browser.close());
  const session = await browser.newBrowserCDPSession();
  console.log(
    `\n${cpus().length} cores, ${cpus()[0]!.model.trim()}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}, Chromium ${browser.version()}\n`,
  );
  console.log('| page | on a | performance | accessibility | best practices | SEO | LCP s | TBT ms | kB | scripts |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const defects: string[] = [];
  for (const page of all.filter(({ name }) => !only || name === only))
    for (const [form, config] of Object.entries(forms)) {
      const rows: number[][] = [];
      let last: Report | undefined;
      for (let round = 0; round < rounds; round += 1) {
        await session.send('Storage.clearCookies');
        if (page.token)
          await session.send('Storage.setCookies', {
            cookies: [{ name: 'sigillum_session', value: page.token, url: server.url }],
          });
        const result = await lighthouse(page.url, { port, onlyCategories: [...categories] }, config);
        last = result?.lhr;
        if (!last || last.runtimeError) throw new Error(`${page.name}: ${last?.runtimeError?.message}`);
        if (last.finalDisplayedUrl !== page.url) throw new Error(`${page.name} led to ${last.finalDisplayedUrl}.`);
        rows.push(summarise(last));
      }
      const cells = rows[0]!.map((_, column) => median(rows.map((row) => row[column]!)));
      const [lcp, ...rest] = cells.slice(categories.length) as [number, ...number[]];
      const written = [...cells.slice(0, categories.length), lcp.toFixed(2), ...rest.map((cell) => cell.toFixed(0))];
      console.log(`| ${[page.name, form, ...written].join(' | ')} |`);
      defects.push(`${page.name}, ${form}: ${listDefects(last!).join('; ') || 'none'}`);
      if (reports) await writeFile(path.join(reports, `${page.name}-${form}.json`), JSON.stringify(last));
    }
  console.log(`\nNot passed:\n${defects.map((line) => `- ${line}`).join('\n')}`);
} finally {
  for (const end of endings.toReversed()) await end();
}
