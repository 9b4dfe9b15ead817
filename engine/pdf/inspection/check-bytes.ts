import type { PdfProblemKey } from '../pdf-problem.ts';

/** What the bytes tell before anything is parsed: a problem, or where the header is and which version it names. */
export type ByteCheck = { problem: PdfProblemKey } | { headerOffset: number; version: string };

/** How far from its ends a file is searched for its header and its end mark; Acrobat looks at 1024 bytes too. */
const searchLength = 1024;

/** How files of other kinds begin: pictures, archives, programs, web pages. A PDF may follow in them, and is then two files in one. */
const otherKind =
  /^(?:GIF8|\x89PNG|\xff\xd8\xff|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF|PK\x03\x04|MZ|\x7fELF|\s*<(?:!doctype|html|svg|\?xml|script))/is;

/**
 * Cheap checks on the raw bytes: the header within the first 1024 bytes, `startxref` and `%%EOF` near the end, and a
 * cross-reference section (table or stream) at the place that `startxref` names (ISO 32000-2, 7.5.5). What stands before the header must not
 * make the file one of another kind.
 */
export function checkBytes(bytes: Buffer): ByteCheck {
  if (bytes.length === 0) return { problem: 'file.pdf.empty' };
  const header = /%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, searchLength + 8));
  if (!header) return { problem: 'file.pdf.not_a_pdf' };
  if (header.index > 0 && otherKind.test(bytes.toString('latin1', 0, header.index)))
    return { problem: 'file.pdf.ambiguous' };
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - searchLength));
  const endMark = tail.lastIndexOf('%%EOF');
  const pointer = /startxref\s+(\d{1,15})\s*$/.exec(tail.slice(0, Math.max(0, endMark)));
  if (endMark < 0) return { problem: 'file.pdf.truncated' };
  if (!pointer) return { problem: 'file.pdf.damaged' };
  const start = Number(pointer[1]);
  const isFound = [start, start + header.index].some((offset) =>
    /^\s*(?:xref\b|\d{1,10}\s+\d{1,5}\s+obj\b)/.test(bytes.toString('latin1', offset, offset + 64)),
  );
  return isFound ? { headerOffset: header.index, version: header[1]! } : { problem: 'file.pdf.damaged' };
}
