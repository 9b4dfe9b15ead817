import { readRotation, sortCorners } from './boxes.ts';
import { readPageRotation } from './structure/page-tree.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { PdfDict, PdfRef } from './values.ts';

/** An annotation by which a field shows. */
export type Widget = { ref: PdfRef; dict: PdfDict };

/**
 * The upright size of what a widget of the file shows, in units of its page, and how far it is turned counter-clockwise: as its author says
 * (/MK), or else so that it stands upright on its page. Undefined where it shows nothing.
 */
export async function measureWidget(reader: PdfReader, widget: Widget) {
  const rect = await reader.resolveArray(widget.dict.get('Rect'));
  const box = sortCorners(await Promise.all(rect.map((corner) => reader.resolve(corner))));
  if (!box) return undefined;
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const looks = await reader.resolveDict(widget.dict.get('MK'));
  const degrees = readRotation(await reader.resolve(looks?.get('R'))) || (await readPageRotation(reader, widget));
  return degrees % 180 === 0 ? { width, height, degrees } : { width: height, height: width, degrees };
}
