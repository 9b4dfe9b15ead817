import type { ValueDrawer } from './appearance/draw-value.ts';
import { describeLook } from './appearance/draw-box.ts';
import type { FilledBlank } from './describe-blank.ts';
import { measureWidget } from './measure-widget.ts';
import { StructureProblem } from './pdf-problem.ts';
import { listOptions, listStates, readInherited } from './read-form-fields.ts';
import type { FormField } from './signature-fields.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import { makeDict, makeText, name, PdfRef, PdfString, readName, type PdfDict, type PdfValue } from './values.ts';

/** The entries of a field, and those of its widgets, which may be the same object. */
export class FieldWriter {
  private readonly changed = new Map<number, { ref: PdfRef; dict: PdfDict }>();
  private readonly writer: RevisionWriter;

  constructor(writer: RevisionWriter) {
    this.writer = writer;
  }

  /** An empty look. */
  addStream(dict: PdfDict): PdfRef {
    return this.writer.addStream({ dict, data: new Uint8Array() });
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
    const size = await measureWidget(reader, widget);
    const dict = size && new Map(describeLook(size.width, size.height, size.degrees)).set('Resources', new Map());
    if (field.type === 'Btn') writer.set(widget, { AS: name('Off') });
    else if (dict) writer.set(widget, { AP: makeDict({ N: writer.addStream(dict) }) });
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
  if (field.type === 'Btn') {
    const states = await listStates(reader, field);
    const chosen = blank.kind === 'checkbox' ? states[0] : states.find(({ text }) => text === value);
    if (!chosen) throw new StructureProblem('unsupported', 'a value is none of the answers of its field');
    writer.set(field, { V: name(chosen.state) });
    for (const widget of field.widgets) {
      const looks = await reader.resolveDict((await reader.resolveDict(widget.dict.get('AP')))?.get('N'));
      writer.set(widget, { AS: name(looks?.has(chosen.state) ? chosen.state : 'Off') });
    }
    return;
  }
  const { judgeRoom, roomOf } = await import('./appearance/draw-value.ts');
  const { normaliseValue } = await import('./appearance/lay-out-value.ts');
  const text = normaliseValue(value);
  const chosen =
    field.type === 'Ch' ? (await listOptions(reader, field)).find((option) => option.text === value)?.state : text;
  if (chosen === undefined) throw new StructureProblem('unsupported', 'a value is none of the answers of its field');
  writer.set(field, { V: makeText(chosen) });
  for (const widget of field.widgets) {
    const size = await measureWidget(reader, widget);
    if (!size) continue;
    const room = roomOf(blank.kind, { width: size.width, height: size.height });
    const laidOut = await judgeRoom(text, room);
    if (typeof laidOut === 'string') throw new StructureProblem('unsupported', `a value is ${laidOut}`);
    writer.set(widget, { AP: makeDict({ N: (await openDrawer()).draw(laidOut, room, size.degrees) }) });
  }
}
