import type { ValueDrawer } from './appearance/draw-value.ts';
import { addBoxLooks, describeLook } from './appearance/draw-box.ts';
import type { FilledBlank } from './describe-blank.ts';
import { measureWidget } from './measure-widget.ts';
import { StructureProblem } from './pdf-problem.ts';
import { listOptions, listStates, readInherited } from './read-form-fields.ts';
import { readFrame, readSetting } from './read-look.ts';
import type { FormField } from './signature-fields.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import {
  makeDict,
  makeText,
  name,
  PdfRef,
  PdfString,
  readName,
  toLatin1,
  type PdfDict,
  type PdfValue,
} from './values.ts';

/** The entries of a field, and those of its widgets, which may be the same object. */
export class FieldWriter {
  private readonly changed = new Map<number, { ref: PdfRef; dict: PdfDict }>();
  private readonly writer: RevisionWriter;

  constructor(writer: RevisionWriter) {
    this.writer = writer;
  }

  addStream(stream: { dict: PdfDict; data: Uint8Array }): PdfRef {
    return this.writer.addStream(stream);
  }

  set({ ref, dict }: { ref: PdfRef; dict: PdfDict }, entries: Record<string, PdfValue>): void {
    const known = this.changed.get(ref.number)?.dict ?? dict;
    const changed = new Map([...known, ...Object.entries(entries)]);
    this.changed.set(ref.number, { ref, dict: changed });
    this.writer.put(ref, changed);
  }
}

/** Takes away what the file brought along, where its signer wants none of it; an empty field stays untouched. */
async function clearField(reader: PdfReader, writer: FieldWriter, field: FormField): Promise<void> {
  const before = await readInherited(reader, field.dict, 'V');
  if (before === null || readName(before) === 'Off' || (before instanceof PdfString && before.bytes.length === 0))
    return;
  writer.set(field, { V: field.type === 'Btn' ? name('Off') : makeText('') });
  for (const widget of field.widgets) {
    if (field.type === 'Btn') {
      writer.set(widget, { AS: name('Off') });
      continue;
    }
    const size = await measureWidget(reader, widget);
    if (!size) continue;
    const dict = new Map(describeLook(size.width, size.height, size.degrees)).set('Resources', new Map());
    const data = toLatin1(await readFrame(reader, widget, size));
    writer.set(widget, { AP: makeDict({ N: writer.addStream({ dict, data }) }) });
  }
}

/** Ticks a box, or the button of an answer. A box that its readers draw gets looks of ours: without any it would show no tick. */
async function pressButton(reader: PdfReader, writer: FieldWriter, field: FormField, { kind, value }: FilledBlank) {
  const states = await listStates(reader, field);
  const isBare = kind === 'checkbox' && states.length === 0;
  const state = isBare ? 'Yes' : (kind === 'checkbox' ? states[0] : states.find(({ text }) => text === value))?.state;
  if (state === undefined) throw new StructureProblem('unsupported', 'a value is none of the answers of its field');
  writer.set(field, { V: name(state) });
  for (const widget of field.widgets) {
    const size = isBare && (await measureWidget(reader, widget));
    const drawn = size ? addBoxLooks(writer, size.width, size.height, size.degrees) : undefined;
    const looks = drawn ?? (await reader.resolveDict((await reader.resolveDict(widget.dict.get('AP')))?.get('N')));
    const shown = { AS: name(looks?.has(state) ? state : 'Off') };
    writer.set(widget, drawn ? { ...shown, AP: makeDict({ N: drawn }) } : shown);
  }
}

/**
 * Fills in a field that the file itself has: its value, and a look that says it in each of its widgets, which stay where they are. Throws
 * StructureProblem where the value is none of its answers, or cannot be drawn in one of its places.
 */
export async function fillOwnField(
  reader: PdfReader,
  writer: FieldWriter,
  { field, blank, openDrawer }: { field: FormField; blank: FilledBlank; openDrawer: () => Promise<ValueDrawer> },
): Promise<void> {
  const { value } = blank;
  if (value === '') return clearField(reader, writer, field);
  if (field.type === 'Btn') return pressButton(reader, writer, field, blank);
  const { judgeRoom, roomOf } = await import('./appearance/draw-value.ts');
  const { normaliseValue } = await import('./appearance/lay-out-value.ts');
  const text = normaliseValue(value);
  const chosen =
    field.type === 'Ch' ? (await listOptions(reader, field)).find((option) => option.text === value)?.state : text;
  if (chosen === undefined) throw new StructureProblem('unsupported', 'a value is none of the answers of its field');
  writer.set(field, { V: makeText(chosen) });
  const setting = await readSetting(reader, field);
  for (const widget of field.widgets) {
    const size = await measureWidget(reader, widget);
    if (!size) continue;
    const room = { ...roomOf(blank.kind, { width: size.width, height: size.height }), ...setting };
    const laidOut = await judgeRoom(text, room);
    if (typeof laidOut === 'string') throw new StructureProblem('unsupported', `a value is ${laidOut}`);
    const frame = await readFrame(reader, widget, size);
    writer.set(widget, { AP: makeDict({ N: (await openDrawer()).draw(laidOut, room, size.degrees, frame) }) });
  }
}
