import type { Placement } from './placement.ts';
import { listFields, type FormField } from './signature-fields.ts';
import { walkPages, type PdfPage } from './structure/page-tree.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import { PdfRef, PdfString, readName, readText, type PdfDict, type PdfValue } from './values.ts';

/** A field of the uploaded file itself that somebody may fill in, in the kind of ours that comes nearest. */
export type OwnField = {
  /** Fully qualified. */
  name: string;
  label: string;
  kind: 'text' | 'longtext' | 'choice' | 'checkbox';
  /** Of a choice, as people read them. */
  choices: string[];
  /** Its answers are buttons. */
  hasButtons: boolean;
  isRequired: boolean;
  maxLength?: number;
  /** What stands in it, as it is written down in a request; empty where nothing does. */
  value: string;
  /** Where it shows, in points of the pages as displayed. */
  places: Omit<Placement, 'rotation'>[];
};

/**
 * Why a field is not taken over: it runs something, holds a file, is a password, has formatted text, takes several answers at once, has
 * answers that cannot be told apart, or is shown on no page.
 */
export type LeftField = {
  name: string;
  reason: 'SCRIPT' | 'FILE' | 'PASSWORD' | 'FORMATTED' | 'SEVERAL' | 'ANSWERS' | 'NOT_SHOWN';
};

/** Field flags (ISO 32000-2 tables 227, 228, 230, 231 and 233). */
const READ_ONLY = 1;
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const PUSH_BUTTON = 1 << 16;
const FILE_SELECT = 1 << 20;
const MULTI_SELECT = 1 << 21;
const FORMATTED = 1 << 25;
/** Annotation flags: Hidden, NoView. */
const UNSEEN = 2 | 32;
const MAX_DEPTH = 32;

/** An entry of a field, its own or that of a field above it (section 12.7.4.1). */
export async function readInherited(reader: PdfReader, dict: PdfDict, key: string): Promise<PdfValue> {
  let node: PdfDict | undefined = dict;
  for (let depth = 0; node && depth < MAX_DEPTH; depth += 1) {
    if (node.has(key)) return reader.resolve(node.get(key));
    node = await reader.resolveDict(node.get('Parent'));
  }
  return null;
}

const asText = (value: PdfValue): string => (value instanceof PdfString ? readText(value) : (readName(value) ?? ''));

/** An answer: what people read, and what the file calls it. */
export type Answer = { text: string; state: string };

/** The states that a button's widgets can have beside Off, in their order. */
export async function listStates(reader: PdfReader, { dict, widgets }: FormField): Promise<Answer[]> {
  const texts = await reader.resolveArray(await readInherited(reader, dict, 'Opt'));
  const found = new Map<string, string>();
  for (const [index, widget] of widgets.entries()) {
    const looks = await reader.resolveDict((await reader.resolveDict(widget.dict.get('AP')))?.get('N'));
    const state = [...(looks?.keys() ?? [])].find((key) => key !== 'Off');
    if (state === undefined || found.has(state)) continue;
    found.set(state, asText(await reader.resolve(texts[index])).trim() || state);
  }
  return [...found].map(([state, text]) => ({ state, text }));
}

/** The answers of a list, as its value names them and as they are read. */
export async function listOptions(reader: PdfReader, { dict }: FormField): Promise<Answer[]> {
  const options = await reader.resolveArray(await readInherited(reader, dict, 'Opt'));
  return Promise.all(
    options.map(async (option) => {
      const value = await reader.resolve(option);
      if (!Array.isArray(value)) return { text: asText(value).trim(), state: asText(value) };
      const [state = null, text = null] = await Promise.all(value.map((part) => reader.resolve(part)));
      return { text: asText(text).trim() || asText(state).trim(), state: asText(state) };
    }),
  );
}

const MAX_CHOICES = 50;
const MAX_TEXT = 100;

/** Whether they can be chosen by what people read. */
const areDistinct = (answers: Answer[]) =>
  answers.length > 0 &&
  answers.length <= MAX_CHOICES &&
  answers.every(({ text }) => text !== '' && text.length <= MAX_TEXT && !/\p{Cc}/u.test(text)) &&
  new Set(answers.map(({ text }) => text)).size === answers.length;

const round = (value: number) => Math.round(value * 100) / 100;

/** A rectangle of user space in points of the page as displayed, from its top left corner. */
function toDisplayed({ cropBox, rotation, userUnit }: PdfPage, rect: readonly number[]) {
  const [left, bottom, right, top] = cropBox;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const [west, east] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [south, north] = [Math.min(y1, y2), Math.max(y1, y2)];
  const boxes = {
    0: [west - left, top - north, east - west, north - south],
    90: [south - bottom, west - left, north - south, east - west],
    180: [right - east, south - bottom, east - west, north - south],
    270: [top - north, right - east, north - south, east - west],
  };
  const [x, y, width, height] = boxes[rotation].map((value) => round(value * userUnit)) as [
    number,
    number,
    number,
    number,
  ];
  return { x, y, width, height };
}

/** Where each annotation hangs, by its object number. */
async function indexWidgets(reader: PdfReader): Promise<Map<number, { page: PdfPage; pageIndex: number }>> {
  const index = new Map<number, { page: PdfPage; pageIndex: number }>();
  let pageIndex = 0;
  for await (const page of walkPages(reader)) {
    for (const item of await reader.resolveArray(page.dict.get('Annots')))
      if (item instanceof PdfRef && !index.has(item.number)) index.set(item.number, { page, pageIndex });
    pageIndex += 1;
  }
  return index;
}

/**
 * What the form of an upload asks people to fill in, and what of it is not taken over. Signature fields, buttons that only do something,
 * and what is read-only are neither.
 */
export async function readFormFields(reader: PdfReader): Promise<{ fields: OwnField[]; left: LeftField[] }> {
  const fields: OwnField[] = [];
  const left: LeftField[] = [];
  const all = await listFields(reader);
  const index = all.some(({ type }) => type !== 'Sig') ? await indexWidgets(reader) : new Map<never, never>();
  for (const field of all) {
    const { type, name, dict } = field;
    const flags = Number((await readInherited(reader, dict, 'Ff')) ?? 0);
    if (type === 'Sig' || name === '' || (flags & READ_ONLY) !== 0 || (type === 'Btn' && (flags & PUSH_BUTTON) !== 0))
      continue;
    const places = await locateWidgets(field, index);
    const reason = await findReason(reader, field, flags);
    if (reason ?? !places[0]) {
      left.push({ name, reason: reason ?? 'NOT_SHOWN' });
      continue;
    }
    const read = await readKind(reader, field, flags);
    if (read.kind === 'choice' && !areDistinct(read.answers)) {
      left.push({ name, reason: 'ANSWERS' });
      continue;
    }
    const maxLength = await readInherited(reader, dict, 'MaxLen');
    const label = asText(await readInherited(reader, dict, 'TU')).trim() || name;
    const value = asText(await readInherited(reader, dict, 'V'));
    fields.push({
      ...{ name, label, kind: read.kind, places },
      choices: read.kind === 'choice' ? read.answers.map(({ text }) => text) : [],
      hasButtons: type === 'Btn',
      isRequired: (flags & REQUIRED) !== 0,
      ...(typeof maxLength === 'number' && maxLength > 0 && { maxLength }),
      value:
        read.kind === 'checkbox'
          ? value !== '' && value !== 'Off'
            ? 'true'
            : ''
          : read.kind === 'choice'
            ? (read.answers.find(({ state }) => state === value)?.text ?? '')
            : value.replace(/\r\n?/g, '\n'),
    });
  }
  return { fields, left };
}

async function findReason(
  reader: PdfReader,
  { type, dict, widgets }: FormField,
  flags: number,
): Promise<LeftField['reason'] | undefined> {
  const runs = (one: PdfDict) => one.has('AA') || one.has('A');
  if (runs(dict) || (await readInherited(reader, dict, 'AA')) !== null || widgets.some((widget) => runs(widget.dict)))
    return 'SCRIPT';
  if (type === 'Tx' && (flags & FILE_SELECT) !== 0) return 'FILE';
  if (type === 'Tx' && (flags & PASSWORD) !== 0) return 'PASSWORD';
  if (type === 'Tx' && ((flags & FORMATTED) !== 0 || dict.has('RV'))) return 'FORMATTED';
  return type === 'Ch' && (flags & MULTI_SELECT) !== 0 ? 'SEVERAL' : undefined;
}

async function readKind(
  reader: PdfReader,
  field: FormField,
  flags: number,
): Promise<{ kind: OwnField['kind']; answers: Answer[] }> {
  if (field.type === 'Tx') return { kind: (flags & MULTILINE) !== 0 ? 'longtext' : 'text', answers: [] };
  if (field.type === 'Ch') return { kind: 'choice', answers: await listOptions(reader, field) };
  const states = await listStates(reader, field);
  // Of several buttons without looks nobody knows what they stand for.
  if (states.length === 0 && field.widgets.length > 1) return { kind: 'choice', answers: [] };
  // A radio button of one answer is a box to tick.
  return { kind: states.length > 1 ? 'choice' : 'checkbox', answers: states };
}

/** The places of a field's widgets that are seen on a page. */
async function locateWidgets(
  { widgets }: FormField,
  index: ReadonlyMap<number, { page: PdfPage; pageIndex: number }>,
): Promise<OwnField['places']> {
  return widgets.flatMap(({ ref, dict }) => {
    const hung = index.get(ref.number);
    const flags = dict.get('F');
    const rect = dict.get('Rect');
    if (!hung || !Array.isArray(rect) || (typeof flags === 'number' && (flags & UNSEEN) !== 0)) return [];
    const box = toDisplayed(hung.page, rect.map(Number));
    return box.width > 0 && box.height > 0 ? [{ pageIndex: hung.pageIndex, ...box }] : [];
  });
}
