import { StructureProblem } from '../../pdf/pdf-problem.ts';
import { decodeStructureStream } from '../../pdf/structure/decode-structure-stream.ts';
import { PdfStream, readName, type PdfDict } from '../../pdf/values.ts';
import { readDifferences } from './latin-characters.ts';
import { readCharacterMap, type CharacterMap } from './read-character-map.ts';
import type { RevisionState } from './revision-state.ts';
import { readOperations, type Operation } from './read-operations.ts';
import type { LookBudget } from './revision-step.ts';

const MAX_LOOK = 256 * 1024;
/** Operators by which something else than text, lines and areas comes into sight, or text is hidden. */
const OPAQUE = new Set(['Do', 'BI', 'ID', 'EI', 'sh', 'gs', 'BX']);
/** Rendering modes 3 and 7 draw nothing (ISO 32000-2 table 104). */
const isHiding = ({ operator, operands }: Operation) => operator === 'Tr' && (operands[0] === 3 || operands[0] === 7);

const WINDOWS = new TextDecoder('windows-1252');

/** The data of a stream; undefined when it is written in a way that is not read here. */
async function readStreamData(state: RevisionState, stream: PdfStream, budget: LookBudget) {
  const length = await state.measureStream(stream);
  if (length > MAX_LOOK || budget.left <= 0) return undefined;
  const dict: PdfDict = new Map();
  for (const key of ['Filter', 'DecodeParms']) dict.set(key, await state.resolve(stream.dict.get(key)));
  try {
    const data = decodeStructureStream(await state.source.read(stream.offset, length), dict, MAX_LOOK);
    budget.left -= data.length;
    return data;
  } catch (error) {
    if (error instanceof StructureProblem) return undefined;
    throw error;
  }
}

/** What a font makes of bytes; undefined when only its glyphs tell. */
async function readFont(
  state: RevisionState,
  font: PdfDict | undefined,
  budget: LookBudget,
): Promise<CharacterMap | undefined> {
  const plain: CharacterMap = (bytes) => WINDOWS.decode(bytes);
  if (!font) return plain;
  const map = await state.resolve(font.get('ToUnicode'));
  if (map instanceof PdfStream) {
    const data = await readStreamData(state, map, budget);
    return data && readCharacterMap(Buffer.from(data).toString('latin1'));
  }
  const kind = readName(await state.resolve(font.get('Subtype')));
  if (kind !== 'Type1' && kind !== 'TrueType') return undefined;
  const encoding = await state.resolve(font.get('Encoding'));
  if (!(encoding instanceof Map)) return plain;
  const differences = readDifferences(await state.resolveArray(encoding.get('Differences')));
  return (bytes) => {
    const characters = [...bytes].map((byte) =>
      differences.has(byte) ? differences.get(byte) : WINDOWS.decode(Uint8Array.of(byte)),
    );
    return characters.includes(undefined) ? undefined : characters.join('');
  };
}

/**
 * The text that an appearance shows, as far as it says so itself; undefined when pictures, hidden text or a font that does
 * not tell its letters take part. `form`: the form, whose default resources count too.
 */
export async function readShownText(
  state: RevisionState,
  look: PdfStream,
  form: PdfDict,
  budget: LookBudget,
): Promise<string | undefined> {
  const data = await readStreamData(state, look, budget);
  const operations = data && readOperations(data);
  if (!operations) return undefined;
  const findFont = async (fontName: string) => {
    for (const resources of [look.dict.get('Resources'), form.get('DR')]) {
      const fonts = await state.resolveDict((await state.resolveDict(resources))?.get('Font'));
      if (fonts?.has(fontName)) return state.resolveDict(fonts.get(fontName));
    }
    return undefined;
  };
  let decode: CharacterMap | undefined = await readFont(state, undefined, budget);
  let shown = '';
  for (const operation of operations) {
    const { operator, operands, strings } = operation;
    if (OPAQUE.has(operator) || isHiding(operation)) return undefined;
    if (operator === 'Tf') decode = await readFont(state, await findFont(readName(operands[0]) ?? ''), budget);
    for (const bytes of ['Tj', 'TJ', "'", '"'].includes(operator) ? strings : []) {
      const text = decode?.(bytes);
      if (text === undefined) return undefined;
      shown += text;
    }
  }
  return shown;
}
