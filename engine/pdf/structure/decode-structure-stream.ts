import { inflateSync } from 'node:zlib';

import { StructureProblem } from '../pdf-problem.ts';
import { PdfName, type PdfDict, type PdfValue } from '../values.ts';

const damaged = (message: string) => new StructureProblem('damaged', message);

function undoPredictor(data: Uint8Array, parameters: PdfDict): Uint8Array {
  const predictor = Number(parameters.get('Predictor') ?? 1);
  if (predictor === 1) return data;
  const columns = Number(parameters.get('Columns') ?? 1);
  const colors = Number(parameters.get('Colors') ?? 1);
  const bits = Number(parameters.get('BitsPerComponent') ?? 8);
  // Structure streams are written by PNG prediction on bytes only; images are never decoded here.
  if (predictor < 10 || colors !== 1 || bits !== 8 || !(columns >= 1 && columns <= 65_536)) {
    throw new StructureProblem('unsupported', 'a structure stream uses an unusual predictor');
  }
  const rowCount = Math.floor(data.length / (columns + 1));
  const out = new Uint8Array(rowCount * columns);
  for (let row = 0; row < rowCount; row += 1) {
    const filter = data[row * (columns + 1)]!;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? out[at - 1]! : 0;
      const up = row > 0 ? out[at - columns]! : 0;
      const corner = row > 0 && column > 0 ? out[at - columns - 1]! : 0;
      out[at] = data[row * (columns + 1) + 1 + column]! + predictByte(filter, left, up, corner);
    }
  }
  return out;
}

function predictByte(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) throw damaged('a predictor row has an unknown filter');
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/**
 * Decodes a stream that carries structure (cross-reference and object streams): none or one Flate filter with a PNG
 * predictor. Output is capped at `limit` bytes, so that a bomb costs no more than that.
 */
export function decodeStructureStream(raw: Uint8Array, dict: PdfDict, limit: number): Uint8Array {
  const single = (value: PdfValue | undefined) => (Array.isArray(value) && value.length <= 1 ? value[0] : value);
  const filter = single(dict.get('Filter')) ?? null;
  const parameters = single(dict.get('DecodeParms')) ?? null;
  if (filter === null) return raw;
  if (!(filter instanceof PdfName) || filter.value !== 'FlateDecode') {
    throw new StructureProblem('unsupported', 'a structure stream uses an unusual filter');
  }
  let data: Uint8Array;
  try {
    data = inflateSync(raw, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new StructureProblem('too_complex', 'a structure stream unpacks to more than its cap');
    }
    throw damaged('a structure stream cannot be unpacked');
  }
  return parameters instanceof Map ? undoPredictor(data, parameters) : data;
}
