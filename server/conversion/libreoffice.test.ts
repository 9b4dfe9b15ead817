import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdfWorkers, engineModules } from '@sigillum/engine/pdf/workers';
import sharp from 'sharp';
import { buildDocx, buildOdt, relateOutside } from '../testing/office-files.ts';
import { ConversionError, conversionLimits, createTurns, type Converter, type OfficeKind } from './converter.ts';
import { findLibreOfficeLack, makeLibreOffice, runShutIn } from './libreoffice.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'conversion-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function convert(converter: Converter, kind: OfficeKind, bytes: Buffer): Promise<Buffer> {
  const file = path.join(folder, 'input');
  await writeFile(file, bytes);
  let pdf: Buffer | undefined;
  await converter.convert(file, kind, async (parts) => {
    pdf = await buffer(parts);
  });
  return pdf!;
}
/** A program in the place of LibreOffice, which gets the same words. */
async function standIn(lines: string): Promise<string> {
  const file = path.join(folder, `soffice-${lines.length}`);
  await writeFile(file, `#!/bin/sh\nfor input; do :; done\nfolder=$(dirname "$input")\n${lines}\n`, { mode: 0o755 });
  return file;
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error as ConversionError).reason,
  );
const listLeft = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('sigillum-convert-'));
const brief = { ...conversionLimits, timeoutMs: 1500 };

it('few work at a time, few wait, and whoever comes beyond that is refused', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1 });
  const end = await takeTurn();
  const next = takeTurn();
  await expect(takeTurn()).rejects.toMatchObject({ reason: 'busy' });
  end();
  (await next)();
  (await takeTurn())();
});

describe('a program that is shut in', () => {
  it('has no network, and sees nothing of the installation', async () => {
    const secret = path.join(folder, 'data');
    await rm(secret, { recursive: true, force: true });
    await mkdir(secret);
    await writeFile(path.join(secret, 'server-key.json'), 'secret');
    const look = (command: string) => runShutIn(['sh', '-c', command], {}, { hidden: [secret], timeoutMs: 20_000 });
    expect(await look(`[ ! -e ${secret}/server-key.json ]`)).toBe(0);
    expect(await look(`[ -z "$(ls -A ${secret})" ]`)).toBe(0);
    // Of all ways to others there is only the loop, which is down.
    expect(await look('[ "$(tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d " ")" = lo ]')).toBe(0);
    expect(await look('[ "$(ulimit -v)" != unlimited ] && [ "$(ulimit -t)" != unlimited ]')).toBe(0);
  });

  it('ends with all its processes when its time is over', async () => {
    const mark = path.join(folder, 'mark');
    const command = ['sh', '-c', `sh -c 'sleep 1000; touch ${mark}' & wait`];
    expect(await runShutIn(command, {}, { hidden: [], timeoutMs: 500 })).toBeUndefined();
    await expect.poll(() => listCommands()).not.toContain(mark);
  });
});

/** What all processes of this machine were started with. */
async function listCommands(): Promise<string> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return (await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))).join('\n');
}

it('what takes too long, makes nothing or dies is told, and leaves nothing behind', async () => {
  const before = await listLeft();
  const run = async (lines: string) =>
    reasonOf(convert(makeLibreOffice(await standIn(lines), [], brief), 'DOCX', buildDocx()));
  expect(await run('sleep 30')).toBe('overdue');
  expect(await run('exit 0')).toBe('failed');
  expect(await run('kill -9 $$')).toBe('failed');
  expect(await run(': > "$folder/document.pdf"')).toBe('failed');
  expect(await run('echo "%PDF-1.7" > "$folder/document.pdf"; exit 0')).toBe('no problem');
  expect(await reasonOf(convert(makeLibreOffice('/nowhere/soffice', [], brief), 'DOCX', buildDocx()))).toBe('away');
  expect(await listLeft()).toEqual(before);
});

it('says what is missing', async () => {
  expect(await findLibreOfficeLack('/nowhere/soffice', [])).toContain('There is no /nowhere/soffice');
  expect(await findLibreOfficeLack(await standIn('exit 0'), [])).toBeUndefined();
});

/** A picture that is not in the document (ISO/IEC 29500-1, 20.1.8.13: a link). */
const drawLinked =
  '<w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="990600" cy="990600"/><wp:docPr id="1" name="P"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="P"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r9"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="990600" cy="990600"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';

/** What pdftotext of Poppler reads. */
const readText = (pdf: Buffer) => execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });

const soffice = '/usr/bin/soffice';
/** Half a gigabyte of packages, which no test installs. */
describe.runIf(existsSync(soffice))('LibreOffice itself', () => {
  it('makes PDFs of documents, and nothing of what is none', async () => {
    const hidden = path.join(folder, 'hidden');
    await mkdir(hidden);
    const converter = makeLibreOffice(soffice, [hidden]);
    const workers = createPdfWorkers({
      ...{ size: 1, memoryMb: 512, timeoutMs: 60_000, cacheFolder: path.join(folder, 'pages'), modules: engineModules },
    });
    const text = 'Lease of the flat';
    for (const [kind, bytes] of [
      ['DOCX', buildDocx({ text })],
      ['ODT', buildOdt({ text })],
    ] as const) {
      const pdf = await convert(converter, kind, bytes);
      const file = path.join(folder, 'made.pdf');
      await writeFile(file, pdf);
      expect(await workers.inspect(file)).toMatchObject({ problems: [], pageCount: 1 });
    }
    await workers.close();
    // What our own look at the file lets through by mistake is not shown either.
    const picture = path.join(folder, 'picture.png');
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } }).toFile(picture);
    const shown = buildDocx({
      relations: relateOutside('image', `file://${picture}`),
      body: `<w:p><w:r>${drawLinked}</w:r></w:p>`,
    });
    expect((await convert(converter, 'DOCX', shown)).includes('/Subtype/Image')).toBe(false);
    expect(await reasonOf(convert(converter, 'DOCX', buildDocx().subarray(0, 300)))).toBe('failed');
  }, 300_000);

  it('takes no text of another file into a document that asks for it', async () => {
    const secret = path.join(folder, 'secret.txt');
    await writeFile(secret, 'not for this document');
    const converter = makeLibreOffice(soffice, []);
    const part = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = `<w:r><w:instrText>INCLUDETEXT &quot;file://${secret}&quot;</w:instrText></w:r>`;
    const chunk = `<w:altChunk xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="r9"/>`;
    const section = `<text:section text:name="s"><text:section-source xlink:href="file://${secret}" text:filter-name="Text"/></text:section>`;
    for (const [kind, bytes] of [
      ['DOCX', buildDocx({ body: `<w:p>${part('begin')}${field}${part('separate')}${part('end')}</w:p>` })],
      ['DOCX', buildDocx({ body: chunk, relations: relateOutside('aFChunk', `file://${secret}`) })],
      ['ODT', buildOdt({ body: section })],
    ] as const) {
      const pdf = await convert(converter, kind, bytes);
      expect(readText(pdf)).toContain('Lease');
      expect(readText(pdf)).not.toContain('not for this document');
    }
  }, 300_000);
});
