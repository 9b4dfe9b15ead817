import { PDF } from '@libpdf/core';

import { hashSource } from './hash-source.ts';
import { replaceBrokenMetadata } from './metadata.ts';
import {
  addSignatureFields,
  appendAnnotations,
  hasDirectAnnotations,
  listSignatureFields,
  readForm,
  type FieldPlan,
} from './signature-fields.ts';
import { dropValidationData } from './drop-validation-data.ts';
import { settleLooks } from './settle-looks.ts';
import { areObjectsSound } from './structure/check-objects.ts';
import { addTestMark } from './stamp-page.ts';
import { walkPages } from './structure/page-tree.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { PdfProblem, StructureProblem, type PdfProblemKey } from './pdf-problem.ts';
import { PdfName, type PdfRef } from './values.ts';
import { accessBytes, type RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';

/**
 * What intake does to a file, each at most once; an empty list means that not one byte changes.
 * `repaired`: the whole file is written anew because its structure is broken. `unlocked`: the same, without the owner's
 * protection. `signature-fields-added`: empty signature fields are appended. `annotations-made-indirect`: annotations
 * that stand within a page become objects of their own, nothing of them changes; `count` is the number of pages.
 * `metadata-replaced`: metadata that no program can read are replaced by new ones. `looks-drawn`: fields that the file leaves to its readers
 * to draw are drawn. `validation-data-removed`: data that prove signatures go, for the file has none.
 */
export type IntakeChange =
  | {
      kind:
        | 'repaired'
        | 'unlocked'
        | 'signature-fields-added'
        | 'metadata-replaced'
        | 'looks-drawn'
        | 'validation-data-removed';
    }
  | { kind: 'annotations-made-indirect'; count: number };

/** What intake would write, before anything is hashed. */
type IntakeDraft = Opened & { tail: Uint8Array };

/** The upload made ready for its first signature. Both hashes and the changes belong into the evidence. */
export type IntakeResult = {
  changes: IntakeChange[];
  /** SHA-256 of the upload, hexadecimal. */
  originalSha256: string;
  /** SHA-256 of the file to sign: `rewritten`, or else the upload, followed by `tail`. */
  preparedSha256: string;
  /** A whole new file where the upload had to be repaired or unlocked; the upload itself stays stored beside it. */
  rewritten?: Uint8Array;
  /** What is appended; empty for an upload that is signed already. */
  tail: Uint8Array;
};

/** A rewrite takes about five times the file's size of memory. */
const MAX_REWRITE = 40 * 1024 * 1024;

async function rewrite(source: RandomAccess, isEncrypted: boolean, cause: unknown): Promise<Uint8Array> {
  const key = isEncrypted ? 'file.pdf.restricted' : 'file.pdf.damaged';
  if (source.size > MAX_REWRITE) throw new PdfProblem(key, 'the file is too large to be written anew', { cause });
  let pdf: PDF;
  try {
    pdf = await PDF.load(await source.read(0, source.size));
  } catch (error) {
    throw new PdfProblem('file.pdf.damaged', 'the file cannot be read as a PDF', { cause: error });
  }
  if (pdf.isEncrypted) {
    // The library loads a locked file without a word, and would write its ciphertext as if it were plain.
    if (!pdf.isAuthenticated) throw new PdfProblem('file.pdf.password_protected', 'the file needs a password');
    try {
      // With the empty user password, and only where the owner allows changes.
      pdf.removeProtection();
    } catch (error) {
      throw new PdfProblem('file.pdf.restricted', 'the owner of the file allows no changes', { cause: error });
    }
  }
  try {
    // Without any change it would hand back the broken bytes; who wrote the new file is a true one.
    pdf.setProducer('Sigillum');
    return await pdf.save();
  } catch (error) {
    throw new PdfProblem('file.pdf.damaged', 'the file cannot be repaired', { cause: error });
  }
}

/** `upload`: the reader of the upload itself, where that could be read and is written anew all the same. */
type Opened = { reader: PdfReader; upload?: PdfReader; rewritten?: Uint8Array; changes: IntakeChange[] };

/** Opens the upload, through a rewrite when its structure is broken or encrypted; never rewrites a signed file. */
export async function openForSigning(source: RandomAccess): Promise<Opened> {
  let cause: unknown = new StructureProblem('unsupported', 'the file is encrypted');
  let isEncrypted = false;
  try {
    const reader = await PdfReader.open(source);
    if (!reader.isEncrypted) {
      await checkPages(reader);
      return (await tidy(reader)) ?? { reader, changes: [] };
    }
    isEncrypted = true;
  } catch (error) {
    if (!(error instanceof StructureProblem)) throw error;
    if (error.failure === 'too_complex') throw new PdfProblem('file.pdf.too_complex', error.detail, { cause: error });
    cause = error;
  }
  const rewritten = await rewrite(source, isEncrypted, cause);
  const reader = await openRewritten(rewritten, isEncrypted ? 'file.pdf.signed_encrypted' : 'file.pdf.signed_damaged');
  return { reader, rewritten, changes: [{ kind: isEncrypted ? 'unlocked' : 'repaired' }] };
}

/**
 * A file that most readers open and strict ones refuse (two tables of contents in one, objects written loosely) is written anew, too, as
 * long as nobody has signed it; where that does not succeed, it stays as it is.
 */
async function tidy(reader: PdfReader): Promise<Opened | undefined> {
  if (!reader.structure.isHybrid && (await areObjectsSound(reader))) return undefined;
  if ((await listSignatureFields(reader)).some((field) => field.isSigned)) return undefined;
  try {
    const rewritten = await rewrite(reader.source, false, undefined);
    return {
      reader: await openRewritten(rewritten, 'file.pdf.signed_damaged'),
      upload: reader,
      rewritten,
      changes: [{ kind: 'repaired' }],
    };
  } catch (error) {
    if (error instanceof PdfProblem) return undefined;
    throw error;
  }
}

async function openRewritten(rewritten: Uint8Array, keyWhenSigned: PdfProblemKey): Promise<PdfReader> {
  let isSigned: boolean;
  let reader: PdfReader;
  try {
    reader = await PdfReader.open(accessBytes(rewritten));
    await checkPages(reader);
    isSigned = (await listSignatureFields(reader)).some((field) => field.isSigned);
  } catch (cause) {
    if (!(cause instanceof StructureProblem)) throw cause;
    throw new PdfProblem('file.pdf.damaged', 'the file cannot be repaired', { cause });
  }
  if (isSigned) throw new PdfProblem(keyWhenSigned, 'the file is signed; a rewrite would lose that');
  return reader;
}

async function checkPages(reader: PdfReader): Promise<void> {
  const first = await walkPages(reader).next();
  if (first.done) throw new StructureProblem('damaged', 'the file has no pages');
}

/** DocMDP level of a certified file (ISO 32000-2 section 12.8.2.2): 1 forbids every change, further signatures too. */
async function readCertificationLevel(reader: PdfReader): Promise<number | undefined> {
  const { dict: catalog } = await reader.readCatalog();
  const permissions = await reader.resolveDict(catalog.get('Perms'));
  const signature = await reader.resolveDict(permissions?.get('DocMDP'));
  if (!signature) return undefined;
  for (const item of await reader.resolveArray(signature.get('Reference'))) {
    const reference = await reader.resolveDict(item);
    const method = await reader.resolve(reference?.get('TransformMethod'));
    if (!(method instanceof PdfName) || method.value !== 'DocMDP') continue;
    const level = await reader.resolve((await reader.resolveDict(reference?.get('TransformParams')))?.get('P'));
    return typeof level === 'number' ? level : 2;
  }
  return 2;
}

/**
 * What intake would do to a file, by the very code that does it. The report of an upload shows `changes`; nothing is
 * stored. Of a test (`isTest`) each page is marked besides. Throws PdfProblem.
 */
export async function draftIntake(source: RandomAccess, plans: FieldPlan[], isTest = false): Promise<IntakeDraft> {
  const { reader, upload, rewritten, changes } = await openForSigning(source);
  if ((await readCertificationLevel(reader)) === 1) {
    throw new PdfProblem('file.pdf.no_changes_allowed', 'the file is certified and allows no further signature');
  }
  if ((await readForm(reader))?.has('XFA')) throw new PdfProblem('file.pdf.xfa', 'the file is an XFA form');
  const fields = await listSignatureFields(reader);
  const writer = new RevisionWriter({ size: reader.source.size, structure: reader.structure });
  if (!fields.some((field) => field.isSigned)) {
    const isPresent = (plan: FieldPlan) => fields.some((field) => field.name === plan.fieldName);
    const missing = plans.filter((plan) => !isPresent(plan));
    const marked = isTest ? await markPages(reader, writer) : new Map<number, PdfRef>();
    changes.push(...(await writeChanges(reader, writer, missing, { present: plans.filter(isPresent), marked })));
  }
  const tail = writer.isEmpty ? new Uint8Array() : writer.finish().bytes;
  return { reader, ...(upload && { upload }), ...(rewritten && { rewritten }), tail, changes };
}

async function markPages(reader: PdfReader, writer: RevisionWriter): Promise<Map<number, PdfRef>> {
  const marked = new Map<number, PdfRef>();
  for await (const page of walkPages(reader)) marked.set(marked.size, addTestMark(writer, page, marked.size));
  return marked;
}

/** Appends what an unsigned file needs, and tells what that was. */
async function writeChanges(
  reader: PdfReader,
  writer: RevisionWriter,
  missing: FieldPlan[],
  { present, marked }: { present: FieldPlan[]; marked: ReadonlyMap<number, PdfRef> },
): Promise<IntakeChange[]> {
  const changes: IntakeChange[] = missing.length > 0 ? [{ kind: 'signature-fields-added' }] : [];
  const { changedPages } = await addSignatureFields(reader, writer, missing, present, marked);
  if (await settleLooks(reader, writer)) changes.push({ kind: 'looks-drawn' });
  let index = 0;
  let count = 0;
  for await (const page of walkPages(reader)) {
    if (await hasDirectAnnotations(reader, page)) count += 1;
    if (!changedPages.has(index)) await appendAnnotations(reader, writer, page, []);
    index += 1;
  }
  if (count > 0) changes.push({ kind: 'annotations-made-indirect', count });
  if (await dropValidationData(reader, writer)) changes.push({ kind: 'validation-data-removed' });
  if (await replaceBrokenMetadata(reader, writer)) changes.push({ kind: 'metadata-replaced' });
  return changes;
}

/**
 * Makes an upload ready for its first signature: all fields of all signers exist, those that they fill in among them, annotations are objects of
 * their own, SigFlags are set, metadata can be read. A sound file keeps its bytes and gets a tail; a broken or merely
 * owner-protected one is rewritten once; a signed one is left exactly as it is. Throws PdfProblem. To be run in a
 * worker with caps: a rewrite parses the whole file.
 */
export async function runIntake(source: RandomAccess, plans: FieldPlan[], isTest = false): Promise<IntakeResult> {
  const { reader, rewritten, tail, changes } = await draftIntake(source, plans, isTest);
  const hash = await hashSource(reader.source);
  const originalSha256 = rewritten ? (await hashSource(source)).digest('hex') : hash.copy().digest('hex');
  const preparedSha256 = hash.update(tail).digest('hex');
  return { originalSha256, preparedSha256, ...(rewritten && { rewritten }), tail, changes };
}
