import type { Hash } from 'node:crypto';

import type { AppearanceDrawer } from './appearance/draw-appearance.ts';
import { putOnPaper, type Mark } from './appearance/mark.ts';
import type { AppearanceText } from './appearance/lay-out.ts';
import type { FilledBlank } from './describe-blank.ts';
import { fillBlanks, findBlanks } from './fill-blanks.ts';
import { hashSource } from './hash-source.ts';
import { fillByteRange, writePlaceholder, type OpenRevision } from './placeholder.ts';
import { makeClosingLock, uniteLocks } from './lock-fields.ts';
import { readPdfAPart } from './metadata.ts';
import { measureWidget, type Widget } from './measure-widget.ts';
import type { Placement } from './placement.ts';
import { addSignatureFields, listFields, makeLock, nameMark, putForm, type FormField } from './signature-fields.ts';
import { readPageRotation } from './structure/page-tree.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { makeDate, makeDict, makeText, name, PdfRef, type PdfDict, type PdfValue } from './values.ts';
import { StructureProblem } from './pdf-problem.ts';
import type { RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';

export type SignatureInput = {
  fieldName: string;
  /** Where the field shows; an existing field of the file keeps its own places when none are given. */
  placements: Placement[];
  /** What the signer fills in, all of it: whatever stays empty is locked, too. */
  blanks?: FilledBlank[];
  /** Stands beside the text of the visible signature. */
  mark?: Mark;
  text: AppearanceText;
  reason?: string;
  location?: string;
  /** The claimed time of signing (/M); the proved one is the timestamp's. */
  at: Date;
  /** Nobody is left to sign: what has a value by then is locked, not the signature's own marks alone. */
  isClosing?: boolean;
  /** Certifies the file (DocMDP P=2: form filling and further signatures only) when it holds no signature yet. */
  isCertifying: boolean;
  /** Bytes reserved for the CMS. */
  contentsSize: number;
};

/** An open revision, with size and SHA-256 (hexadecimal) of the file that its tail belongs to; `hash` is the same, still open. */
export type PreparedSignature = OpenRevision & { prefixSize: number; prefixSha256: string; hash: Hash };

type Signing = { field: FormField; marks: FormField[]; blanks: FormField[]; isNew: boolean };

/** What the signature locks: its own marks and what its signer fills in, or, at the end, all that has a value; and what the field's author asked for. */
async function chooseLock(reader: PdfReader, { field, marks, blanks, isNew }: Signing, isClosing: boolean) {
  const own = [field, ...marks, ...blanks];
  const names = [...marks, ...blanks].map((one) => one.name);
  const added = isNew ? own.map((one) => one.name) : [];
  const closing = isClosing ? await makeClosingLock(reader, own, added) : undefined;
  const ours = closing ?? (names.length > 0 ? makeLock(names) : undefined);
  return uniteLocks(reader, await reader.resolveDict(field.dict.get('Lock')), ours);
}

/** Whether the author of the field wants a signature in it that certifies nothing (ISO 32000-2, table 237, MDP). */
async function isPlainWanted(reader: PdfReader, { dict }: FormField): Promise<boolean> {
  const seed = await reader.resolveDict(dict.get('SV'));
  const wanted = await reader.resolveDict(seed?.get('MDP'));
  return (await reader.resolve(wanted?.get('P'))) === 0;
}

/** The transform dictionaries of a certifying signature and of what it locks (ISO 32000-2 section 12.8.2). */
async function makeReferences(reader: PdfReader, signing: Signing, input: SignatureInput): Promise<PdfValue[]> {
  const { isCertifying, isClosing = false } = input;
  const { ref: catalog } = await reader.readCatalog();
  const makeReference = (method: string, parameters: PdfDict, data?: PdfRef) =>
    makeDict({
      Type: name('SigRef'),
      TransformMethod: name(method),
      TransformParams: new Map([['Type', name('TransformParams')], ...parameters, ['V', name('1.2')]]),
      Data: data,
    });
  const lock = await chooseLock(reader, signing, isClosing);
  return [
    ...(isCertifying ? [makeReference('DocMDP', makeDict({ P: 2 }))] : []),
    ...(lock
      ? [makeReference('FieldMDP', makeDict({ Action: lock.get('Action'), Fields: lock.get('Fields') }), catalog)]
      : []),
  ];
}

/** The upright size and the rotation of what is drawn in a widget: as placed, or as the file's own field says. */
async function measurePlace(reader: PdfReader, widget: Widget, placement: Placement | undefined) {
  const size = await measureWidget(reader, widget);
  if (!size || !placement) return size;
  const { width, height, rotation } = placement;
  return { width, height, degrees: (await readPageRotation(reader, widget)) + rotation };
}

/** Fonts and what draws with them are loaded only for a signature that is seen: they take more memory than all the rest of signing. */
async function openDrawer(reader: PdfReader, writer: RevisionWriter, { text, mark }: SignatureInput) {
  const { AppearanceDrawer: Drawer } = await import('./appearance/draw-appearance.ts');
  const { dropUndrawable } = await import('./appearance/drop-undrawable.ts');
  // The first part of PDF/A knows nothing that is see-through (ISO 19005-1 section 6.4).
  const isPaper = mark?.kind === 'picture' && (await readPdfAPart(reader)) === 1;
  return new Drawer(writer, await dropUndrawable(text), isPaper ? putOnPaper(mark) : mark);
}

/** Gives each visible widget its appearance; placements belong to widgets in their order. */
async function drawWidgets(reader: PdfReader, writer: RevisionWriter, widgets: Widget[], input: SignatureInput) {
  let drawer: AppearanceDrawer | undefined;
  for (const [index, widget] of widgets.entries()) {
    const size = await measurePlace(reader, widget, input.placements[index]);
    if (!size) continue;
    drawer ??= await openDrawer(reader, writer, input);
    widget.dict.set('AP', makeDict({ N: drawer.draw(size.width, size.height, size.degrees) }));
  }
  drawer?.finish();
}

function writeSignature(input: SignatureInput, references: PdfValue[]) {
  const members = {
    Type: name('Sig'),
    Filter: name('Adobe.PPKLite'),
    SubFilter: name('ETSI.CAdES.detached'),
    M: makeDate(input.at),
    Name: makeText(input.text.signerName),
    Reason: input.reason === undefined ? undefined : makeText(input.reason),
    Location: input.location === undefined ? undefined : makeText(input.location),
    Reference: references.length > 0 ? references : undefined,
    Prop_Build: makeDict({ App: makeDict({ Name: name('Sigillum') }) }),
  };
  return writePlaceholder(members, input.contentsSize);
}

/** The field to sign and the marks that go with it, from the file or newly made. */
async function findFields(
  reader: PdfReader,
  writer: RevisionWriter,
  existing: FormField[],
  input: SignatureInput,
): Promise<Omit<Signing, 'blanks'>> {
  const { fieldName, placements } = input;
  const isMark = (field: FormField) => placements.some((_, i) => i > 0 && field.name === nameMark(fieldName, i));
  const named = existing.find((field) => field.type === 'Sig' && field.name === fieldName);
  if (named?.isSigned) throw new StructureProblem('unsupported', `the field "${fieldName}" is signed already`);
  if (!named) {
    const [field, ...marks] = (await addSignatureFields(reader, writer, [{ fieldName, placements }])).fields;
    return { field: field!, marks, isNew: true };
  }
  await putForm(reader, writer, []);
  return { field: named, marks: existing.filter(isMark), isNew: false };
}

/**
 * Appends the revision that will hold the signature; only its tail is made, the file is read by position and hashed once.
 */
export async function prepareSignature(source: RandomAccess, input: SignatureInput): Promise<PreparedSignature> {
  const reader = await PdfReader.open(source);
  if (reader.isEncrypted) throw new StructureProblem('unsupported', 'an encrypted file cannot be signed');
  const existing = await listFields(reader);
  const writer = new RevisionWriter({ size: source.size, structure: reader.structure });
  const filled = findBlanks(existing, input.blanks ?? []);
  const signing = {
    ...(await findFields(reader, writer, existing, input)),
    blanks: filled.map(({ field: blank }) => blank),
  };
  const { field, marks } = signing;
  const isFirst = !existing.some((candidate) => candidate.type === 'Sig' && candidate.isSigned);
  const isCertifying = input.isCertifying && isFirst && !(await isPlainWanted(reader, field));

  const signature = writer.allocate();
  const placeholder = writeSignature(input, await makeReferences(reader, signing, { ...input, isCertifying }));
  writer.putBody(signature, placeholder.body);
  const dict = new Map(field.dict).set('V', signature);
  const isMerged = field.widgets[0]?.ref.number === field.ref.number;
  const own = field.widgets.map((widget) => ({ ref: widget.ref, dict: isMerged ? dict : new Map(widget.dict) }));
  const marked = marks.map(({ ref, dict: mark }) => ({
    ref,
    dict: new Map(mark).set('V', makeText(input.text.signerName)),
  }));
  const widgets = [...own, ...marked];
  await drawWidgets(reader, writer, widgets, input);
  for (const widget of widgets) writer.put(widget.ref, widget.dict);
  if (!isMerged) writer.put(field.ref, dict);
  await fillBlanks(reader, writer, filled);
  if (isCertifying) await putCertification(reader, writer, signature);

  const { bytes: tail, bodyOffsets } = writer.finish();
  const hash = await hashSource(source);
  const prefix = { size: source.size, hash };
  const open = fillByteRange(prefix, tail, bodyOffsets.get(signature.number)!, placeholder);
  return { ...open, prefixSize: source.size, prefixSha256: hash.copy().digest('hex'), hash };
}

async function putCertification(reader: PdfReader, writer: RevisionWriter, signature: PdfRef): Promise<void> {
  const { ref, dict } = await reader.readCatalog();
  const pending = writer.findPending(ref);
  const catalog = pending instanceof Map ? pending : dict;
  const permissions = await reader.resolveDict(catalog.get('Perms'));
  writer.put(ref, new Map(catalog).set('Perms', new Map(permissions).set('DocMDP', signature)));
}
