import { NeedMoreBytes, StrictParser } from '../../pdf/structure/strict-parser.ts';
import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { PdfString, type PdfValue } from '../../pdf/values.ts';

/** One operator of a content stream with what stands before it (ISO 32000-2 section 7.8.2). */
export type Operation = { operator: string; operands: PdfValue[]; strings: Uint8Array[] };

/** Strings of an operand, those inside an array too. */
const listStrings = (value: PdfValue): Uint8Array[] =>
  value instanceof PdfString ? [value.bytes] : Array.isArray(value) ? value.flatMap(listStrings) : [];

const isOperator = (byte: number) => /[A-Za-z'"]/.test(String.fromCharCode(byte));

/** The operations of a content stream; undefined when it is not written as it should be. */
export function readOperations(content: Uint8Array): Operation[] | undefined {
  const bytes = new Uint8Array(content.length + 20).fill(0x20);
  bytes.set(content);
  const parser = new StrictParser(bytes);
  const operations: Operation[] = [];
  let operands: PdfValue[] = [];
  try {
    for (;;) {
      parser.skipSpace();
      if (isOperator(parser.peek())) {
        operations.push({ operator: parser.readToken(), operands, strings: operands.flatMap(listStrings) });
        operands = [];
      } else operands.push(parser.readValue());
    }
  } catch (error) {
    if (error instanceof StructureProblem) return undefined;
    if (!(error instanceof NeedMoreBytes)) throw error;
    // What stands before no operator does nothing; a value that is cut off is no content.
    return parser.position >= content.length ? operations : undefined;
  }
}
