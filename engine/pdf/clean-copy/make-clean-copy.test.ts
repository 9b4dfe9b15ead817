import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import * as hostile from '../../testing/hostile-pdfs.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { inspectDocument } from '../inspect-document.ts';
import { drawPage } from '../pages/render-page.ts';
import { openDocument } from '../pages/pdfium-engine.ts';
import { makeCleanCopy } from './make-clean-copy.ts';

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'clean-')), 'file.pdf');
});
afterAll(() => rm(join(file, '..'), { recursive: true }));

async function inspect(bytes: Uint8Array) {
  await writeFile(file, bytes);
  return inspectDocument(file);
}

async function draw(bytes: Uint8Array) {
  await writeFile(file, bytes);
  return Buffer.from(drawPage(await openDocument(file), 0, 60).pixels);
}

/** A form with a script on its field, filled in, and a button that sends it. */
function makeForm(): Buffer {
  const look = {
    dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 100 20]',
    data: '0.2 0.6 0.2 rg 0 0 100 20 re f',
  };
  return buildSimplePdf({
    catalog: '/AcroForm << /Fields [6 0 R 7 0 R] >> /Names << /JavaScript 9 0 R >> /OpenAction [5 0 R /Fit]',
    page: '/Annots [6 0 R 7 0 R]',
    extra: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Anna) /F 4 /Rect [72 400 172 420] /P 5 0 R /AP << /N 8 0 R >> /AA << /K << /S /JavaScript /JS (app.alert\\(1\\)) >> >> >>',
      '<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (send) /F 4 /Rect [72 300 172 320] /P 5 0 R /AP << /N 8 0 R >> /A << /S /SubmitForm /F (https://example.ch/) >> >>',
      look,
      '<< /Names [(start) << /S /JavaScript /JS (app.alert\\(2\\)) >>] >>',
    ],
  });
}

describe('a clean copy', () => {
  it.each([
    ...Object.entries(hostile.javaScriptPlaces),
    ['launch', hostile.withLaunchAction] as const,
    ...Object.entries(hostile.automaticActions),
  ])('of a file refused for %s is taken, and looks the same', async (_, make) => {
    const original = make();
    expect((await inspect(original)).problems).not.toEqual([]);
    const { bytes, removed } = await makeCleanCopy(original, 'keep');
    expect(removed).not.toEqual([]);
    expect((await inspect(bytes)).problems).toEqual([]);
    expect((await draw(bytes)).equals(await draw(original))).toBe(true);
  });

  it('keeps fields to fill in, places, and what a person presses', async () => {
    const { bytes, removed } = await makeCleanCopy(makeForm(), 'keep');
    expect(removed).toEqual(['automatic-action', 'javascript']);
    expect(await inspect(bytes)).toMatchObject({
      problems: [],
      activeContent: ['submit-form'],
      contents: { form: { fieldCount: 2, filledCount: 1 } },
    });
    expect(Buffer.from(bytes).toString('latin1')).toContain('/OpenAction [5 0 R');
  });

  it('makes fields a part of the page where that is chosen, as they look', async () => {
    const { bytes } = await makeCleanCopy(makeForm(), 'flatten');
    expect(await inspect(bytes)).toMatchObject({ problems: [], contents: { form: { fieldCount: 0 } } });
    const [before, after] = [await draw(makeForm()), await draw(bytes)];
    const green = (pixels: Buffer) =>
      pixels.filter((_, at) => at % 4 === 1 && pixels[at]! > pixels[at - 1]! + 60).length;
    expect(green(after)).toBeGreaterThan(500);
    expect(Math.abs(green(after) - green(before))).toBeLessThan(0.1 * green(before));
  });

  it('holds nothing of earlier revisions', async () => {
    const first = buildSimplePdf({ catalog: '/OpenAction << /S /JavaScript /JS (secret\\(1\\)) >>' });
    const update = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
    const start = /startxref\n(\d+)/.exec(first.toString('latin1'))![1];
    const table = `xref\n1 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\n`;
    const whole = Buffer.concat([
      first,
      Buffer.from(`${update}${table}startxref\n${first.length + update.length}\n%%EOF\n`),
    ]);
    expect((await inspect(whole)).problems).toEqual(['file.pdf.javascript']);
    const { bytes } = await makeCleanCopy(whole, 'keep');
    expect(Buffer.from(bytes).includes('secret')).toBe(false);
    expect((await inspect(bytes)).problems).toEqual([]);
  });

  it('is not made of a file that somebody signed, nor of an encrypted one', async () => {
    await expect(makeCleanCopy(hostile.certifiedFinal(), 'keep')).rejects.toMatchObject({ key: 'file.pdf.javascript' });
    const locked = await hostile.protectOwnerOnly(hostile.withJavaScript());
    await expect(makeCleanCopy(locked, 'keep')).rejects.toMatchObject({ key: 'file.pdf.restricted' });
  });
});
