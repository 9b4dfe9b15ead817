import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { AppearanceDrawer } from '../appearance/draw-appearance.ts';
import type { AppearanceText } from '../appearance/lay-out.ts';
import { openPicture, type Picture } from '../appearance/open-picture.ts';
import { loadPackedFonts } from '../appearance/packed-faces.ts';
import { GlyphMissing } from '../appearance/shape-text.ts';
import { openDocument } from '../pages/pdfium-engine.ts';
import { channels, drawPage } from '../pages/render-page.ts';
import { makeDict, name, PdfRef, toLatin1 } from '../values.ts';
import { accessBytes } from '../structure/random-access.ts';
import { readStructure } from '../structure/read-structure.ts';
import { RevisionWriter } from '../structure/write-revision.ts';

export type DrawVisualSignatureInput = { text: AppearanceText; picture?: Picture };
export type DrawVisualSignatureOutput = { kind: 'drawn'; image: Uint8Array } | { kind: 'undrawable' };

/** 300 × 140 pixels at 96 dpi, in points. */
export const previewSize = { width: 225, height: 105 } as const;
/** Percent of 96 dpi: two pixels for each one that is shown. */
const scale = 200;

/** A file with one blank page of the preview's size: catalog 1, page tree 2, page 3. */
function writeBlankPage(): Buffer {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${previewSize.width} ${previewSize.height}] >>`,
  ];
  let text = '%PDF-1.7\n';
  const rows = bodies.map((body, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n\r\n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const table = `xref\n0 4\n0000000000 65535 f\r\n${rows.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** A PDF of one page that shows nothing but the appearance, made by the code that draws it into signed files. */
async function writeAppearance({ text, picture }: DrawVisualSignatureInput): Promise<Uint8Array> {
  await loadPackedFonts(Object.values(text).join(' '));
  const blank = writeBlankPage();
  const writer = new RevisionWriter({ size: blank.length, structure: await readStructure(accessBytes(blank)) });
  const drawer = new AppearanceDrawer(writer, text, picture && (await openPicture(picture)));
  const form = drawer.draw(previewSize.width, previewSize.height, 0);
  drawer.finish();
  const page = makeDict({
    Type: name('Page'),
    Parent: new PdfRef(2),
    MediaBox: [0, 0, previewSize.width, previewSize.height],
    Resources: makeDict({ XObject: makeDict({ Look: form }) }),
    Contents: writer.addStream({ dict: makeDict({}), data: toLatin1('/Look Do') }),
  });
  writer.put(new PdfRef(3), page);
  return Buffer.concat([blank, writer.finish().bytes]);
}

/** Draws a visual signature as lossless WebP of 600 × 280 pixels on white; in a worker, like everything that decodes pictures. */
export async function run(input: DrawVisualSignatureInput): Promise<DrawVisualSignatureOutput> {
  const folder = await mkdtemp(join(tmpdir(), 'sigillum-look-'));
  try {
    const file = join(folder, 'look.pdf');
    await writeFile(file, await writeAppearance(input));
    const { width, height, pixels } = drawPage(await openDocument(file), 0, scale);
    const image = await sharp(pixels, { raw: { width, height, channels } })
      .webp({ lossless: true, effort: 2 })
      .toBuffer();
    return { kind: 'drawn', image: new Uint8Array(image) };
  } catch (error) {
    if (error instanceof GlyphMissing) return { kind: 'undrawable' };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
