import type { ValueDrawer } from './appearance/draw-value.ts';
import type { FilledBlank } from './describe-blank.ts';
import { FieldWriter, fillOwnField } from './fill-own-field.ts';
import { StructureProblem } from './pdf-problem.ts';
import type { FormField } from './signature-fields.ts';
import { readPageRotation } from './structure/page-tree.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import type { RevisionWriter } from './structure/write-revision.ts';
import { makeDict, makeText, name } from './values.ts';

/**
 * Writes what a signer has filled in into the signer's fields, with looks that say it. Throws StructureProblem where a field is missing,
 * or its value does not fit and cannot be drawn: both are asked for before anybody signs.
 */
export async function fillBlanks(
  reader: PdfReader,
  writer: RevisionWriter,
  blanks: { field: FormField; blank: FilledBlank }[],
): Promise<void> {
  let drawer: ValueDrawer | undefined;
  // Fonts, and what draws with them, are loaded only where there is something to write.
  const openDrawer = async () => {
    const { ValueDrawer: Drawer } = await import('./appearance/draw-value.ts');
    return (drawer ??= new Drawer(writer));
  };
  const fieldWriter = new FieldWriter(writer);
  for (const { field, blank } of blanks) {
    if (blank.isOfFile) {
      await fillOwnField(reader, fieldWriter, { field, blank, openDrawer });
      continue;
    }
    if (blank.value === '') continue;
    const dict = new Map(field.dict);
    if (blank.kind === 'checkbox') {
      writer.put(field.ref, dict.set('V', name('Yes')).set('AS', name('Yes')));
      continue;
    }
    const { judgeRoom, roomOf } = await import('./appearance/draw-value.ts');
    const { normaliseValue } = await import('./appearance/lay-out-value.ts');
    const { width, height, rotation } = blank.placement;
    const room = roomOf(blank.kind, { width, height });
    const value = normaliseValue(blank.value);
    const laidOut = await judgeRoom(value, room);
    if (typeof laidOut === 'string') throw new StructureProblem('unsupported', `a value is ${laidOut}`);
    const degrees = (await readPageRotation(reader, field)) + rotation;
    const look = (await openDrawer()).draw(laidOut, room, degrees);
    writer.put(field.ref, dict.set('V', makeText(value)).set('AP', makeDict({ N: look })));
  }
  drawer?.finish();
}

/** The form fields of these blanks. */
export function findBlanks(existing: readonly FormField[], blanks: readonly FilledBlank[]) {
  const byName = new Map(existing.map((field) => [field.name, field]));
  return blanks.map((blank) => {
    const field = byName.get(blank.name);
    if (!field) throw new StructureProblem('unsupported', `the field "${blank.name}" is missing`);
    return { field, blank };
  });
}
