import { describeLook } from './appearance/draw-box.ts';
import type { ValueDrawer } from './appearance/draw-value.ts';
import { measureWidget, type Widget } from './measure-widget.ts';
import { listOptions, readInherited } from './read-form-fields.ts';
import { readFrame, readSetting } from './read-look.ts';
import { listFields, type FormField } from './signature-fields.ts';
import { decodeStructureStream } from './structure/decode-structure-stream.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import {
  isCount,
  makeDict,
  PdfRef,
  PdfStream,
  PdfString,
  readText,
  toLatin1,
  type PdfDict,
  type PdfValue,
} from './values.ts';

/** Field flags (ISO 32000-2 tables 228 and 231). */
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;
const MAX_LOOK = 1024 * 1024;

type Size = NonNullable<Awaited<ReturnType<typeof measureWidget>>>;
/** A look to be written: a frame, and in it what is laid out. */
type Sketch = { widget: Widget; size: Size; frame: string; draw?: (drawer: ValueDrawer, frame: string) => PdfRef };

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** What a look writes in plain letters, as most programs write them; undefined where nobody can tell. */
async function readShownLetters(reader: PdfReader, look: PdfValue): Promise<string | undefined> {
  if (!(look instanceof PdfStream)) return undefined;
  const length = await reader.resolve(look.dict.get('Length'));
  if (!isCount(length) || length > MAX_LOOK) return undefined;
  try {
    const data = decodeStructureStream(await reader.source.read(look.offset, length), look.dict, MAX_LOOK);
    const strings =
      Buffer.from(data)
        .toString('latin1')
        .match(/\((?:\\[^]|[^\\()])*\)/g) ?? [];
    const plain = strings.map((text) => text.slice(1, -1).replace(/\\(\d{1,3})|\\([^])/g, unescape));
    return withoutSpace(plain.join(''));
  } catch {
    return undefined;
  }
}

const unescape = (_: string, octal: string | undefined, char: string | undefined) =>
  octal === undefined ? char! : String.fromCharCode(parseInt(octal, 8) & 0xff);

/** What a reader would write into a field of text or of a choice; undefined where that is no single text. */
async function readValue(reader: PdfReader, field: FormField): Promise<string | undefined> {
  const value = await readInherited(reader, field.dict, 'V');
  if (value === null) return '';
  if (!(value instanceof PdfString)) return undefined;
  const text = readText(value);
  if (field.type === 'Tx') return text.replace(/\r\n?/g, '\n');
  return (await listOptions(reader, field)).find(({ state }) => state === text)?.text ?? text;
}

/** The looks that a field lacks; undefined where a reader draws what we cannot. */
async function sketchField(reader: PdfReader, field: FormField): Promise<Sketch[] | undefined> {
  if (field.type === 'Sig') return [];
  const flags = Number((await readInherited(reader, field.dict, 'Ff')) ?? 0);
  const value = await readValue(reader, field);
  const isList = field.type === 'Ch' && (flags & COMBO) === 0;
  const sketches: Sketch[] = [];
  for (const widget of field.widgets) {
    const size = await measureWidget(reader, widget);
    const look = await reader.resolve((await reader.resolveDict(widget.dict.get('AP')))?.get('N'));
    if (!size || (look !== null && (field.type === 'Btn' || isList || value === ''))) continue;
    // Boxes, buttons and lists without a look are drawn in every reader's own way.
    if (field.type === 'Btn' || isList || value === undefined) return undefined;
    if (value !== '' && (await readShownLetters(reader, look)) === withoutSpace(value)) continue;
    const frame = await readFrame(reader, widget, size);
    if (value === '' || (flags & PASSWORD) !== 0) {
      if (frame) sketches.push({ widget, size, frame });
      continue;
    }
    const { judgeRoom, roomOf } = await import('./appearance/draw-value.ts');
    const { normaliseValue } = await import('./appearance/lay-out-value.ts');
    const kind = (flags & MULTILINE) !== 0 ? 'longtext' : 'text';
    const room = { ...roomOf(kind, { width: size.width, height: size.height }), ...(await readSetting(reader, field)) };
    const laidOut = await judgeRoom(normaliseValue(value), room);
    if (typeof laidOut === 'string') return undefined;
    sketches.push({ widget, size, frame, draw: (drawer, ground) => drawer.draw(laidOut, room, size.degrees, ground) });
  }
  return sketches;
}

async function readPendingForm(reader: PdfReader, writer: RevisionWriter) {
  const read = async (ref: PdfRef): Promise<PdfDict | undefined> => {
    const pending = writer.findPending(ref);
    return pending instanceof Map ? pending : reader.resolveDict(ref);
  };
  const { ref, dict } = await reader.readCatalog();
  const catalog = (await read(ref)) ?? dict;
  const held = catalog.get('AcroForm');
  if (held instanceof PdfRef) return { form: await read(held), put: (form: PdfDict) => writer.put(held, form) };
  const put = (form: PdfDict) => writer.put(ref, new Map(catalog).set('AcroForm', writer.add(form)));
  return { form: held instanceof Map ? held : undefined, put };
}

/**
 * Draws what a form leaves to its readers (/NeedAppearances), and no longer asks for it: they would draw every field anew, the marks of
 * those who sign among them, and some then show no signature at all. A form with fields that are drawn in every reader's own way stays as
 * it is. Tells whether it is settled now. For files that nobody has signed.
 */
export async function settleLooks(reader: PdfReader, writer: RevisionWriter): Promise<boolean> {
  const { form, put } = await readPendingForm(reader, writer);
  if (!form || (await reader.resolve(form.get('NeedAppearances'))) !== true) return false;
  const sketches: Sketch[] = [];
  for (const field of await listFields(reader)) {
    const own = await sketchField(reader, field);
    if (!own) return false;
    sketches.push(...own);
  }
  let drawer: ValueDrawer | undefined;
  for (const { widget, size, frame, draw } of sketches) {
    if (draw) drawer ??= new (await import('./appearance/draw-value.ts')).ValueDrawer(writer);
    const look = draw
      ? draw(drawer!, frame)
      : writer.addStream({
          dict: new Map(describeLook(size.width, size.height, size.degrees)).set('Resources', new Map()),
          data: toLatin1(frame),
        });
    writer.put(widget.ref, new Map(widget.dict).set('AP', makeDict({ N: look })));
  }
  drawer?.finish();
  const settled = new Map(form);
  settled.delete('NeedAppearances');
  put(settled);
  return true;
}
