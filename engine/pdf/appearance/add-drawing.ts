import sharp from 'sharp';
import { makeDict, name, type PdfRef } from '../values.ts';
import type { RevisionWriter } from '../structure/write-revision.ts';

/** An image in a document that is being written. */
export interface AddedDrawing {
  ref: PdfRef;
  /** Width by height. */
  ratio: number;
}

/** Adds an image of few colours without loss, on white where it is see-through. Throws for what is no image. */
export async function addDrawing(writer: RevisionWriter, image: Uint8Array): Promise<AddedDrawing> {
  const { data, info } = await sharp(image)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const dict = makeDict({
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: name(info.channels === 1 ? 'DeviceGray' : 'DeviceRGB'),
  });
  return { ref: writer.addStream({ dict, data }), ratio: width / height };
}
