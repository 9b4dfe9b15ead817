import { rotateMatrix } from '../placement.ts';
import { makeDict, name, toLatin1, type PdfDict } from '../values.ts';
import type { RevisionWriter } from '../structure/write-revision.ts';

/** Ink and faint ink of the product's palette, as fractions of red, green and blue. */
export const INK = '0.075 0.129 0.114';
const EDGE = '0.396 0.435 0.416';

export const format = (value: number) => String(Math.round(value * 1000) / 1000);
export const formatAll = (...values: number[]) => values.map(format).join(' ');

/** The dictionary of a look in a rectangle of this size (points, upright) that is turned counter-clockwise by `degrees`. */
export const describeLook = (width: number, height: number, degrees: number): PdfDict =>
  makeDict({
    Type: name('XObject'),
    Subtype: name('Form'),
    BBox: [0, 0, width, height],
    Matrix: rotateMatrix(degrees),
  });

/** The two looks of a box to tick, drawn once for the field: a square in the middle of its rectangle, with a tick and without. */
export function addBoxLooks(
  writer: Pick<RevisionWriter, 'addStream'>,
  width: number,
  height: number,
  degrees: number,
): PdfDict {
  const side = Math.max(1, Math.min(width, height) - 2);
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const square = `${EDGE} RG ${format(Math.min(1, side / 10))} w ${formatAll(x, y, side, side)} re S`;
  const at = (across: number, up: number) => formatAll(x + across * side, y + up * side);
  const tick = `${INK} RG ${format(side / 8)} w 1 J 1 j ${at(0.22, 0.5)} m ${at(0.42, 0.28)} l ${at(0.8, 0.76)} l S`;
  const add = (content: string) =>
    writer.addStream({
      dict: new Map(describeLook(width, height, degrees)).set('Resources', new Map()),
      data: toLatin1(`q ${content} Q`),
    });
  return makeDict({ Yes: add(`${square} ${tick}`), Off: add(square) });
}
