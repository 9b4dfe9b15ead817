import { describeBlank, type BlankPlan } from './describe-blank.ts';
import { locatePlacement, type Placement } from './placement.ts';
import { findPages, type PdfPage } from './structure/page-tree.ts';
import type { PdfReader } from './structure/pdf-reader.ts';
import { StructureProblem } from './pdf-problem.ts';
import {
  makeDict,
  makeText,
  name,
  PdfRef,
  PdfString,
  readName,
  readText,
  type PdfDict,
  type PdfValue,
} from './values.ts';
import type { RevisionWriter } from './structure/write-revision.ts';

/**
 * The fields of one signer, named after the signature's id; invisible without placements. The first placement is the
 * signature field's own; each further one becomes a read-only text field, which is filled and locked when the person
 * signs: form filling is allowed in a certified file, and a signature field with several widgets is not understood
 * everywhere.
 */
export type FieldPlan = {
  fieldName: string;
  placements: Placement[];
  /** What the signer fills in. */
  blanks?: BlankPlan[];
};

const TYPES = ['Sig', 'Tx', 'Ch', 'Btn'] as const;

/** A terminal field of the file. */
export type FormField = {
  type: (typeof TYPES)[number];
  /** Fully qualified name (ISO 32000-2 section 12.7.4.2). */
  name: string;
  ref: PdfRef;
  dict: PdfDict;
  /** Where it shows; the field's own object when field and widget are one. */
  widgets: { ref: PdfRef; dict: PdfDict }[];
  isSigned: boolean;
};

const isKnown = (type: string | undefined): type is FormField['type'] => TYPES.some((known) => known === type);

const MAX_FIELDS = 20_000;
/** SignaturesExist and AppendOnly (section 12.7.3, table 225). */
const SIG_FLAGS = 3;
/** Print and Locked (section 12.5.3). */
const WIDGET_FLAGS = 132;
/** Field flag ReadOnly (section 12.7.4.1, table 227). */
const READ_ONLY = 1;

/** The interactive form, or undefined when the file has none. */
export async function readForm(reader: PdfReader): Promise<PdfDict | undefined> {
  const { dict } = await reader.readCatalog();
  return reader.resolveDict(dict.get('AcroForm'));
}

/** Lists the signature fields of a form, signed or not. */
export async function listSignatureFields(reader: PdfReader): Promise<FormField[]> {
  return (await listFields(reader)).filter((field) => field.type === 'Sig');
}

/** Lists the fields of a form. */
export async function listFields(reader: PdfReader): Promise<FormField[]> {
  const form = await readForm(reader);
  const found: FormField[] = [];
  const visited = new Set<number>();
  let kidCount = 0;

  async function visit(ref: PdfValue, prefix: string, inheritedType: string | undefined): Promise<void> {
    if (!(ref instanceof PdfRef) || visited.has(ref.number)) return;
    visited.add(ref.number);
    if (visited.size > MAX_FIELDS) throw new StructureProblem('too_complex', 'the form has too many fields');
    const dict = await reader.resolveDict(ref);
    if (!dict) return;
    const partial = await reader.resolve(dict.get('T'));
    const own = partial instanceof PdfString ? readText(partial) : '';
    const fullName = [prefix, own].filter((part) => part !== '').join('.');
    const type = readName(await reader.resolve(dict.get('FT'))) ?? inheritedType;
    const kids = (await reader.resolveArray(dict.get('Kids'))).filter((kid): kid is PdfRef => kid instanceof PdfRef);
    kidCount += kids.length;
    if (kidCount > MAX_FIELDS) throw new StructureProblem('too_complex', 'the form has too many widgets');
    const isEach = await Promise.all(kids.map(async (kid) => (await reader.resolveDict(kid))?.has('T') ?? false));
    if (isEach.includes(true)) {
      for (const kid of kids) await visit(kid, fullName, type);
    } else if (isKnown(type)) {
      const isSigned = (await reader.resolve(dict.get('V'))) !== null;
      const widgets = await Promise.all(
        kids.map(async (kid) => ({ ref: kid, dict: await reader.demandDict(kid, 'a widget') })),
      );
      found.push({ type, name: fullName, ref, dict, widgets: kids.length > 0 ? widgets : [{ ref, dict }], isSigned });
    }
  }
  for (const field of await reader.resolveArray(form?.get('Fields'))) await visit(field, '', undefined);
  return found;
}

/** Tells whether annotations stand directly in a page's /Annots instead of being objects of their own. */
export async function hasDirectAnnotations(reader: PdfReader, { dict }: PdfPage): Promise<boolean> {
  return (await reader.resolveArray(dict.get('Annots'))).some((item) => !(item instanceof PdfRef));
}

/**
 * Appends annotations to a page, in an array of its own: pages may share one, and what is added to that would show on all of them.
 * Annotations that stand directly in the array become objects of their own, as strict validators want; without any, and nothing to add,
 * the page stays untouched.
 */
export async function appendAnnotations(
  reader: PdfReader,
  writer: RevisionWriter,
  { ref: page, dict }: Pick<PdfPage, 'ref' | 'dict'>,
  added: PdfRef[],
): Promise<void> {
  const present = await reader.resolveArray(dict.get('Annots'));
  if (added.length === 0 && present.every((item) => item instanceof PdfRef)) return;
  const all = [...present.map((item) => (item instanceof PdfRef ? item : writer.add(item))), ...added];
  writer.put(page, new Map(dict).set('Annots', all));
}

/** The widget of a placement; without one it has no area and hangs on no page. */
function makeWidget(pages: Map<number, PdfPage>, placement: Placement | undefined): Record<string, PdfValue> {
  const common = { Type: name('Annot'), Subtype: name('Widget'), F: WIDGET_FLAGS };
  if (!placement) return { ...common, Rect: [0, 0, 0, 0] };
  const page = pages.get(placement.pageIndex)!;
  const turn = (((page.rotation + placement.rotation) % 360) + 360) % 360;
  // Only right angles can be stated in MK; the appearance's matrix holds the true one.
  const isStated = turn > 0 && turn % 90 === 0;
  const rect = locatePlacement(page, placement);
  return { ...common, P: page.ref, Rect: rect, ...(isStated && { MK: makeDict({ R: turn }) }) };
}

/** The name of the text field at a further placement, counted from 1. */
export const nameMark = (fieldName: string, index: number) => `${fieldName} mark ${index}`;

/** The dictionary by which a signature field locks fields by name (section 12.7.5.5, table 236). */
export const makeLock = (names: string[]): PdfDict =>
  makeDict({ Type: name('SigFieldLock'), Action: name('Include'), Fields: names.map(makeText) });

/**
 * Writes the objects of new fields and hangs them into form and pages; the form is made, and its SigFlags set, where
 * needed. An invisible field touches no page. Of `present` plans the signature field is in the file already, only blanks are made.
 * What is `marked` gets an annotation besides.
 */
export async function addSignatureFields(
  reader: PdfReader,
  writer: RevisionWriter,
  plans: FieldPlan[],
  present: FieldPlan[] = [],
  marked: ReadonlyMap<number, PdfRef> = new Map(),
): Promise<{ fields: FormField[]; changedPages: Set<number> }> {
  const blanks = [...plans, ...present].flatMap((plan) => (plan.blanks ?? []).filter(({ isOfFile }) => !isOfFile));
  const indexes = [...plans.flatMap(({ placements }) => placements), ...blanks.map(({ placement }) => placement)];
  const pages = await findPages(reader, [...indexes.map(({ pageIndex }) => pageIndex), ...marked.keys()]);
  const added = new Map([...marked].map(([index, mark]) => [index, [mark]]));
  const fields: FormField[] = [];
  // What is not seen has a look all the same: a file for archives (ISO 19005-1 section 6.9) has no field without one.
  let unseen: PdfRef | undefined;
  const addUnseenLook = () =>
    (unseen ??= writer.addStream({
      dict: makeDict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 0, 0], Resources: new Map() }),
      data: new Uint8Array(),
    }));
  const hang = ({ pageIndex }: Placement, { ref }: FormField) =>
    added.set(pageIndex, [...(added.get(pageIndex) ?? []), ref]);
  for (const { fieldName, placements, blanks: own = [] } of plans) {
    const marks = placements.slice(1).map((_, i) => nameMark(fieldName, i + 1));
    const locked = [...marks, ...own.map((blank) => blank.name)];
    // The entry must be a reference (ISO 32000-2 table 235).
    const lock = locked.length > 0 && { Lock: writer.add(makeLock(locked)) };
    const look = !placements[0] && { AP: makeDict({ N: addUnseenLook() }) };
    fields.push(makeField(writer, 'Sig', fieldName, { ...makeWidget(pages, placements[0]), ...lock, ...look }));
    placements.slice(1).forEach((placement, i) => {
      fields.push(makeField(writer, 'Tx', marks[i]!, { ...makeWidget(pages, placement), ...MARK_ENTRIES }));
    });
    placements.forEach((placement, i) => hang(placement, fields.at(i - placements.length)!));
  }
  for (const blank of blanks) {
    const { type, entries } = describeBlank(writer, blank, pages.get(blank.placement.pageIndex)!.rotation);
    const field = makeField(writer, type, blank.name, { ...makeWidget(pages, blank.placement), ...entries });
    fields.push(field);
    hang(blank.placement, field);
  }
  for (const [index, refs] of added) await appendAnnotations(reader, writer, pages.get(index)!, refs);
  await putForm(
    reader,
    writer,
    fields.map((field) => field.ref),
  );
  return { fields, changedPages: new Set(added.keys()) };
}

/** Of a signer's further place. */
const MARK_ENTRIES = { Ff: READ_ONLY, DA: makeText('/Helv 0 Tf 0 g') };

function makeField(
  writer: RevisionWriter,
  type: FormField['type'],
  fieldName: string,
  entries: Record<string, PdfValue>,
): FormField {
  if (fieldName === '' || fieldName.includes('.')) throw new RangeError('a field name is empty or holds a full stop');
  const dict = makeDict({ ...entries, FT: name(type), T: makeText(fieldName) });
  const ref = writer.add(dict);
  return { type, name: fieldName, ref, dict, widgets: [{ ref, dict }], isSigned: false };
}

/** Adds fields to the form and sets SigFlags; leaves the file alone when there is nothing to change. */
export async function putForm(reader: PdfReader, writer: RevisionWriter, newFields: PdfRef[]): Promise<void> {
  const { ref: catalogRef, dict: catalog } = await reader.readCatalog();
  const form = await readForm(reader);
  if (form && newFields.length === 0 && (await reader.resolve(form.get('SigFlags'))) === SIG_FLAGS) return;
  const fields = [...(await reader.resolveArray(form?.get('Fields'))), ...newFields];
  const renewed: PdfDict = new Map(form).set('Fields', fields).set('SigFlags', SIG_FLAGS);
  const existing = catalog.get('AcroForm');
  if (existing instanceof PdfRef && form) writer.put(existing, renewed);
  else writer.put(catalogRef, new Map(catalog).set('AcroForm', writer.add(renewed)));
}
