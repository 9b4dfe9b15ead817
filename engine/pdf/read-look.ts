import type { ValueRoom } from './appearance/draw-value.ts';
import { formatAll } from './appearance/draw-box.ts';
import type { Widget } from './measure-widget.ts';
import { readInherited } from './read-form-fields.ts';
import { readForm, type FormField } from './signature-fields.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import { readName, type PdfValue } from './values.ts';

/** Field flags (ISO 32000-2 table 228): a comb is none where one of the others is set. */
const COMB = 1 << 24;
const NO_COMB = (1 << 12) | (1 << 13) | (1 << 20);
const MAX_CELLS = 1000;

const colourOperators = { 1: ['g', 'G'], 3: ['rg', 'RG'], 4: ['k', 'K'] } as const;

async function readColour(reader: PdfReader, value: PdfValue | undefined, at: 0 | 1): Promise<string | undefined> {
  const parts = await reader.resolveArray(value);
  const operators = colourOperators[parts.length as keyof typeof colourOperators] as readonly string[] | undefined;
  if (!operators || !parts.every((part) => typeof part === 'number')) return undefined;
  return `${formatAll(...parts)} ${operators[at]}`;
}

/** Ground and border of a field, as its author describes them (ISO 32000-2 tables 166, 168 and 192), for an upright look of this size. */
export async function readFrame(
  reader: PdfReader,
  { dict }: Widget,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const looks = await reader.resolveDict(dict.get('MK'));
  const ground = await readColour(reader, looks?.get('BG'), 0);
  const border = await readColour(reader, looks?.get('BC'), 1);
  const style = await reader.resolveDict(dict.get('BS'));
  const stated = style ? await reader.resolve(style.get('W')) : (await reader.resolveArray(dict.get('Border')))[2];
  const line = typeof stated === 'number' ? stated : 1;
  const kind = readName(await reader.resolve(style?.get('S')));
  const half = line / 2;
  const path =
    kind === 'U'
      ? `${formatAll(0, half)} m ${formatAll(width, half)} l`
      : `${formatAll(half, half, width - line, height - line)} re`;
  return [
    ...(ground ? [`q ${ground} 0 0 ${formatAll(width, height)} re f Q`] : []),
    ...(border && line > 0 ? [`q ${border} ${formatAll(line)} w ${kind === 'D' ? '[3] 0 d ' : ''}${path} S Q`] : []),
  ].join('\n');
}

/** Where the author of a field wants its text (ISO 32000-2 sections 12.7.4.3 and 12.7.5.3): at a side, or each letter in a cell of its own. */
export async function readSetting(
  reader: PdfReader,
  { type, dict }: FormField,
): Promise<Pick<ValueRoom, 'side' | 'cells'>> {
  const quadding =
    (await readInherited(reader, dict, 'Q')) ?? (await reader.resolve((await readForm(reader))?.get('Q')));
  const side = quadding === 1 ? 'middle' : quadding === 2 ? 'right' : undefined;
  const flags = Number((await readInherited(reader, dict, 'Ff')) ?? 0);
  const cells = await readInherited(reader, dict, 'MaxLen');
  const isComb = type === 'Tx' && (flags & COMB) !== 0 && (flags & NO_COMB) === 0;
  const hasCells = isComb && typeof cells === 'number' && Number.isInteger(cells) && cells > 0 && cells <= MAX_CELLS;
  return { ...(side && { side }), ...(hasCells && { cells }) };
}
