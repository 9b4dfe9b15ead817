import { PdfReader } from '../pdf/structure/pdf-reader.ts';
import { StructureProblem } from '../pdf/pdf-problem.ts';
import { limitAccess, readChunks, type RandomAccess } from '../pdf/structure/random-access.ts';
import { scanFile, type FileScan } from './bytes/scan-file.ts';
import { makeFinding, type FindingCode } from './findings.ts';
import type { Finding } from './report.ts';

/** A file that can be judged. `findings`: about what stands outside every revision. */
export type OpenedFile = { reader: PdfReader; scan: FileScan; findings: Finding[] };

/** A file of which nothing can be said but why. */
export class UnreadableFile extends Error {
  readonly code: FindingCode;
  constructor(code: FindingCode, message: string) {
    super(message);
    this.code = code;
  }
}

const HEADER_WINDOW = 1024;

/** What follows the last revision: readers that search backwards may take it for a part of the document. */
async function judgeTrailingBytes(source: RandomAccess, from: number): Promise<Finding[]> {
  let hasBytes = false;
  let tail = '';
  for await (const chunk of readChunks(source, from)) {
    const text = tail + Buffer.from(chunk).toString('latin1');
    if (/startxref|trailer|\bobj\b|%PDF-/.test(text)) return [makeFinding('objects-after-end', `from byte ${from}`)];
    hasBytes ||= /[^\s\0]/.test(text);
    tail = text.slice(-16);
  }
  return hasBytes ? [makeFinding('bytes-after-end', `from byte ${from}`)] : [];
}

/** Opens a file at its last revision; throws UnreadableFile with the reason when it is none that can be judged. */
export async function openFile(source: RandomAccess): Promise<OpenedFile> {
  const head = Buffer.from(await source.read(0, HEADER_WINDOW)).toString('latin1');
  if (!head.includes('%PDF-')) throw new UnreadableFile('not-a-pdf', 'it has no header');
  try {
    const scan = await scanFile(source);
    const last = scan.revisions.at(-1);
    if (!last) throw new UnreadableFile('file-damaged', 'no cross-reference section ends it');
    const reader = await PdfReader.open(limitAccess(source, last.last));
    if (reader.isEncrypted) throw new UnreadableFile('file-encrypted', 'the trailer names an encryption');
    await reader.readCatalog();
    const { contradicted } = reader.structure;
    // Which document is shown depends on the program, and the signer may have seen either.
    const views =
      contradicted === undefined ? [] : [makeFinding('file-damaged', `two views of object ${contradicted}`)];
    return { reader, scan, findings: [...views, ...(await judgeTrailingBytes(source, last.last))] };
  } catch (error) {
    if (!(error instanceof StructureProblem)) throw error;
    throw new UnreadableFile(error.failure === 'damaged' ? 'file-damaged' : 'file-too-complex', error.message);
  }
}
