import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';

export type WritePictureInput = { filePath: string; title: string };
export type WritePictureOutput = { kind: 'written'; bytes: Uint8Array } | { kind: 'unreadable' };

/** ISO 216, in points. */
const a4 = [595.28, 841.89] as const;
/** A4 at 300 dots an inch: what is finer nobody sees on paper, and every reader of the file pays for. */
const maxSide = 3508;
const maxPixels = 100_000_000;
/** PNG and JPEG begin so; whatever else a decoder could read never reaches it. */
const png = '89504e470d0a1a0a';
const jpeg = 'ffd8ff';

/**
 * A PDF of one A4 page with a picture as large as fits, upright, without what cameras write beside it: places, times, devices. What is
 * see-through stands on white. In a worker, because a small file may hold a very large image.
 */
export async function run({ filePath, title }: WritePictureInput): Promise<WritePictureOutput> {
  const source = await readFile(filePath);
  const head = source.subarray(0, 8).toString('hex');
  if (!head.startsWith(png) && !head.startsWith(jpeg)) return { kind: 'unreadable' };
  try {
    const upright = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb');
    // Drawings and screens stay without loss, photographs small.
    const written = head.startsWith(png) ? upright.png({ palette: false }) : upright.jpeg({ quality: 92 });
    const pdf = PDF.create();
    const image = pdf.embedImage(new Uint8Array(await written.toBuffer()));
    const [short, long] = a4;
    const [width, height] = image.width > image.height ? [long, short] : [short, long];
    const scale = Math.min(width / image.width, height / image.height);
    const size = { width: image.width * scale, height: image.height * scale };
    pdf
      .addPage({ width, height })
      .drawImage(image, { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size });
    pdf.setTitle(title);
    pdf.setProducer('Sigillum');
    return { kind: 'written', bytes: await pdf.save() };
  } catch {
    return { kind: 'unreadable' };
  }
}
