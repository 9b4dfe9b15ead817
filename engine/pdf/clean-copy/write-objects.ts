import { readRawStream, type ObjectScan } from '../inspection/scan-objects.ts';
import { makeDict, PdfRef, serialise, toLatin1, type PdfDict, type PdfValue } from '../values.ts';

/** Writes a new file of what can be reached from the catalog, each object under its number and as `change` leaves it; nothing of earlier revisions. */
export function writeObjects(scan: ObjectScan, root: PdfRef, change: (value: PdfValue) => PdfValue): Buffer {
  const parts: Uint8Array[] = [toLatin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  let length = parts[0]!.length;
  const offsets = new Map<number, number>();
  const pending = [root.number];
  while (pending.length > 0) {
    const number = pending.pop()!;
    const object = scan.objects.get(number);
    if (!object || offsets.has(number)) continue;
    offsets.set(number, length);
    const value = change(object.value);
    collectReferences(value, pending);
    const body =
      object.streamStart === undefined ? toLatin1(serialise(value)) : writeStream(value, readRawStream(scan, object));
    for (const part of [toLatin1(`${number} 0 obj\n`), body, toLatin1('\nendobj\n')]) {
      parts.push(part);
      length += part.length;
    }
  }
  const size = Math.max(...offsets.keys()) + 1;
  const rows = [...offsets]
    .toSorted(([a], [b]) => a - b)
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n\r\n`);
  const trailer = serialise(makeDict({ Size: size, Root: root }));
  parts.push(
    toLatin1(`xref\n0 1\n0000000000 65535 f\r\n${rows.join('')}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function writeStream(value: PdfValue, data: Buffer): Buffer {
  const dictionary = new Map(value as PdfDict).set('Length', data.length);
  return Buffer.concat([toLatin1(`${serialise(dictionary)}\nstream\n`), data, toLatin1('\nendstream')]);
}

function collectReferences(value: PdfValue, into: number[]): void {
  if (value instanceof PdfRef) into.push(value.number);
  else if (Array.isArray(value)) for (const item of value) collectReferences(item, into);
  else if (value instanceof Map) for (const item of value.values()) collectReferences(item, into);
}
