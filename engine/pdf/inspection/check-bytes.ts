import type { PdfProblemKey } from '../pdf-problem.ts';

/** What the bytes tell before anything is parsed: a problem, or where the header is and which version it names. */
export type ByteCheck = { problem: PdfProblemKey } | { headerOffset: number; version: string };

/** How far from its ends a file is searched for its header and its end mark; Acrobat looks at 1024 bytes too. */
const searchLength = 1024;

/**
 * Cheap checks on the raw bytes: the header within the first 1024 bytes, `startxref` and `%%EOF` near the end, and a
 * cross-reference section (table or stream) at the place that `startxref` names (ISO 32000-2, 7.5.5).
 */
export function checkBytes(bytes: Buffer): ByteCheck {
  if (bytes.length === 0) return { problem: 'file.pdf.empty' };
  const header = /%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, searchLength + 8));
  if (!header) return { problem: 'file.pdf.not_a_pdf' };
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
