import { PDF } from '@libpdf/core';

import { hashSource } from './hash-source.ts';
import {
  addSignatureFields,
  appendAnnotations,
  listSignatureFields,
  readForm,
  type FieldPlan,
} from './signature-fields.ts';
import { walkPages } from './structure/page-tree.ts';
import { PdfReader } from './structure/pdf-reader.ts';
import { PdfError, PdfName } from './structure/pdf-values.ts';
import { accessBytes, type RandomAccess } from './structure/random-access.ts';
import { RevisionWriter } from './structure/write-revision.ts';

/** Why an upload cannot be signed; `key` is what clients match. */
export type IntakeRefusalKey =
  'file.pdf.damaged' | 'file.pdf.too_complex' | 'file.pdf.encrypted' | 'file.pdf.xfa' | 'file.pdf.changes_forbidden';

export class IntakeRefusal extends Error {
  override name = 'IntakeRefusal';
  readonly key: IntakeRefusalKey;
  constructor(key: IntakeRefusalKey, message: string, options?: ErrorOptions) {
    super(message, options);
    this.key = key;
  }
}

/** The upload made ready for its first signature. Both hashes belong into the evidence. */
export type IntakeResult = {
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

async function rewrite(source: RandomAccess, cause: unknown): Promise<Uint8Array> {
  if (source.size > MAX_REWRITE)
    throw new IntakeRefusal('file.pdf.damaged', 'the file is too large to repair', { cause });
  let pdf: PDF;
  try {
    pdf = await PDF.load(await source.read(0, source.size));
  } catch (error) {
    throw new IntakeRefusal('file.pdf.damaged', 'the file cannot be read as a PDF', { cause: error });
  }
  if (pdf.isEncrypted) {
    // The library loads a locked file without a word, and would write its ciphertext as if it were plain.
    if (!pdf.isAuthenticated) throw new IntakeRefusal('file.pdf.encrypted', 'the file needs a password');
    try {
      // With the empty user password, and only where the owner allows changes.
      pdf.removeProtection();
    } catch (error) {
      throw new IntakeRefusal('file.pdf.encrypted', 'the owner of the file allows no changes', { cause: error });
    }
  }
  try {
    // Without any change it would hand back the broken bytes; who wrote the new file is a true one.
    pdf.setProducer('Sigillum');
    return await pdf.save();
  } catch (error) {
    throw new IntakeRefusal('file.pdf.damaged', 'the file cannot be repaired', { cause: error });
  }
}

/** Opens the upload, through a rewrite when its structure is broken or encrypted; never rewrites a signed file. */
async function openForSigning(source: RandomAccess): Promise<{ reader: PdfReader; rewritten?: Uint8Array }> {
  let cause: unknown = new PdfError('unsupported', 'the file is encrypted');
  try {
    const reader = await PdfReader.open(source);
    if (!reader.isEncrypted) {
      await checkPages(reader);
      return { reader };
    }
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    if (error.failure === 'too_complex')
      throw new IntakeRefusal('file.pdf.too_complex', error.message, { cause: error });
    cause = error;
  }
  const rewritten = await rewrite(source, cause);
  return { reader: await openRewritten(rewritten), rewritten };
}

async function openRewritten(rewritten: Uint8Array): Promise<PdfReader> {
  let isSigned: boolean;
  let reader: PdfReader;
  try {
    reader = await PdfReader.open(accessBytes(rewritten));
    await checkPages(reader);
    isSigned = (await listSignatureFields(reader)).some((field) => field.isSigned);
  } catch (cause) {
    if (!(cause instanceof PdfError)) throw cause;
    throw new IntakeRefusal('file.pdf.damaged', 'the file cannot be repaired', { cause });
  }
  if (isSigned) throw new IntakeRefusal('file.pdf.damaged', 'the file is signed; a repair would lose that');
  return reader;
}

async function checkPages(reader: PdfReader): Promise<void> {
  const first = await walkPages(reader).next();
  if (first.done) throw new PdfError('damaged', 'the file has no pages');
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
 * Makes an upload ready for its first signature: all signature fields of all signers exist, annotations are objects of
 * their own, SigFlags are set. A sound file keeps its bytes and gets a tail; a broken or merely owner-protected one is
 * rewritten once; a signed one is left exactly as it is. Throws IntakeRefusal. To be run in a worker with caps: a
 * rewrite parses the whole file.
 */
export async function takeIn(source: RandomAccess, plans: FieldPlan[]): Promise<IntakeResult> {
  const { reader, rewritten } = await openForSigning(source);
  if ((await readCertificationLevel(reader)) === 1) {
    throw new IntakeRefusal('file.pdf.changes_forbidden', 'the file is certified and allows no further signature');
  }
  if ((await readForm(reader))?.has('XFA')) throw new IntakeRefusal('file.pdf.xfa', 'the file is an XFA form');
  const fields = await listSignatureFields(reader);
  const base = { size: reader.source.size, structure: reader.structure };
  const writer = new RevisionWriter(base);
  if (!fields.some((field) => field.isSigned)) {
    const missing = plans.filter((plan) => !fields.some((field) => field.name === plan.fieldName));
    const { changedPages } = await addSignatureFields(reader, writer, missing);
    let index = 0;
    for await (const page of walkPages(reader)) {
      if (!changedPages.has(index)) await appendAnnotations(reader, writer, page, []);
      index += 1;
    }
  }
  const tail = writer.isEmpty ? new Uint8Array() : writer.finish().bytes;
  const hash = await hashSource(reader.source);
  const originalSha256 = rewritten ? (await hashSource(source)).digest('hex') : hash.copy().digest('hex');
  const preparedSha256 = hash.update(tail).digest('hex');
  return { originalSha256, preparedSha256, ...(rewritten && { rewritten }), tail };
}
