import { readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';
import { describeRefusal } from './document-inspection.ts';
import type { DocumentInspection } from './document-inspection.ts';
import { findOutsideContent } from './inspection/count-links.ts';
import { checkBytes } from './inspection/check-bytes.ts';
import { decodeStream, listFilters } from './inspection/decode-stream.ts';
import { findActiveContent } from './inspection/find-active-content.ts';
import type { ActiveContent } from './inspection/find-active-content.ts';
import { listMissingFonts } from './inspection/list-fonts.ts';
import { listHiddenLayers } from './inspection/list-layers.ts';
import { refuseBombs, refuseEndlessDrawing } from './inspection/measure-drawing.ts';
import { PdfProblem, type PdfProblemKey } from './pdf-problem.ts';
import { readName, type PdfDict } from './values.ts';
import { readSignatureFields } from './inspection/read-signature-fields.ts';
import { readXmp } from './inspection/read-xmp.ts';
import type { XmpReport } from './inspection/read-xmp.ts';
import { readXref } from './inspection/read-xref.ts';
import type { XrefKind } from './inspection/read-xref.ts';
import { readRawStream, scanObjects } from './inspection/scan-objects.ts';
import type { ObjectScan } from './inspection/scan-objects.ts';
import { walkPageTree } from './inspection/walk-page-tree.ts';
import { draftIntake, type IntakeChange } from './intake.ts';
import { openDocument, readPageSize } from './pages/pdfium-engine.ts';
import { drawFirstPages } from './pages/draw-first-pages.ts';
import type { FieldPlan } from './signature-fields.ts';
import { accessBytes } from './structure/random-access.ts';

const refusedContent: Partial<Record<ActiveContent, PdfProblemKey>> = {
  javascript: 'file.pdf.javascript',
  launch: 'file.pdf.launch_action',
  xfa: 'file.pdf.xfa',
  'automatic-action': 'file.pdf.automatic_action',
};
/** Names of one kind that a report keeps. */
const maxNames = 50;

/**
 * Inspects an upload before it is accepted: bytes, then our own scan of every object, and only then pdfium, which must
 * agree on the number of pages and be able to draw the first one. Bad files are an answer, never an exception, as long
 * as the process survives; run it in a worker that may die.
 */
export async function inspectDocument(filePath: string): Promise<DocumentInspection> {
  const report = describeRefusal('file.pdf.damaged');
  report.problems = [];
  const bytes = readFileSync(filePath);
  try {
    await fillReport(report, filePath, bytes);
  } catch (error) {
    report.problems.push(nameDamage(toProblem(error), bytes));
  }
  return report;
}

/** Damage weighs more where somebody has signed: a fresh export would not bring the signatures back. */
function nameDamage(problem: PdfProblemKey, bytes: Buffer): PdfProblemKey {
  const isDamage = problem === 'file.pdf.damaged' || problem === 'file.pdf.truncated';
  return isDamage && bytes.includes('/ByteRange') ? 'file.pdf.signed_damaged' : problem;
}

/** A stack overflow or an engine's abort is the file's doing: nothing of ours recurses that deep on a sane document. */
function toProblem(error: unknown): PdfProblemKey {
  if (error instanceof PdfProblem)
    return error.key === 'file.pdf.page_not_renderable' ? 'file.pdf.undrawable' : error.key;
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return 'file.pdf.too_complex';
  throw error;
}

async function fillReport(report: DocumentInspection, filePath: string, bytes: Buffer): Promise<void> {
  const check = checkBytes(bytes);
  if ('problem' in check) throw new PdfProblem(check.problem);
  report.pdfVersion = check.version;
  const raw = await scanObjects(bytes).catch((error: unknown) => rethrowUnlessEncrypted(error, bytes));
  const isEncrypted = !raw || raw.trailers.some((trailer) => raw.readDictionary(trailer.get('Encrypt')));
  report.isEncrypted = isEncrypted;
  const scan = isEncrypted ? await scanObjects(await removeProtection(bytes, report)) : raw;
  const catalog = findCatalog(scan);
  // Opening an encrypted file drops what nothing refers to; dictionaries are readable without the key.
  const kinds = [raw, scan].flatMap((source) => (source ? findActiveContent(source) : []));
  report.activeContent = [...new Set(kinds)].toSorted();
  report.hasXfa = report.activeContent.includes('xfa');
  for (const kind of report.activeContent) {
    const problem = refusedContent[kind];
    if (problem) report.problems.push(problem);
  }
  const ownVersion = readName(scan.resolve(catalog.get('Version')));
  if (ownVersion && ownVersion > report.pdfVersion) report.pdfVersion = ownVersion;
  report.isLinearized = isLinearized(scan);

  const pages = walkPageTree(scan, catalog);
  report.pageCount = pages.length;
  const { form, ...fields } = readSignatureFields(scan, catalog, pages);
  Object.assign(report, fields);
  if (report.existingSignatures.some((signature) => signature.docMdp === 1))
    report.problems.push('file.pdf.no_changes_allowed');
  // What is signed may only be appended to, and what is encrypted must be rewritten first.
  if (report.isEncrypted && report.existingSignatures.length > 0) report.problems.push('file.pdf.signed_encrypted');
  await refuseBombs(scan);
  await refuseEndlessDrawing(scan, pages);
  const metadata = await readMetadata(scan, catalog);
  report.claimsPdfA = metadata?.pdfA !== undefined;
  if (report.problems.length > 0) return;
  const { changes, xref } = await foreseeIntake(bytes);
  if (report.existingSignatures.some((signature) => signature.integrity === 'broken'))
    throw new PdfProblem('file.pdf.signed_damaged');

  const document = await openDocument(filePath);
  if (document.pageCount !== pages.length)
    throw new PdfProblem('file.pdf.damaged', 'two readers count different pages');
  report.pages = pages.map((page, index) => {
    // pdfium leaves /UserUnit out of its sizes.
    const { width, height } = readPageSize(document, index);
    return { width: width * page.userUnit, height: height * page.userUnit, rotation: page.rotation };
  });
  report.drawnPages = drawFirstPages(document);
  report.contents = {
    xref,
    form,
    ...(metadata?.pdfA && { pdfA: metadata.pdfA }),
    hasBrokenMetadata: metadata?.isSound === false,
    ...findOutsideContent(scan),
    missingFonts: listMissingFonts(scan, pages).slice(0, maxNames),
    hiddenLayers: listHiddenLayers(scan, catalog).slice(0, maxNames),
    croppedPages: pages.filter((page) => page.isCropped).length,
    scaledPages: pages.filter((page) => page.userUnit !== 1).length,
    changes,
  };
}

/** What a first signer's field would need: one stands for all. */
const samplePlan: FieldPlan[] = [{ fieldName: 'signature of a signer', placements: [] }];

/** Has intake itself say what it would do; a file that it would refuse is refused now and not at the first signature. */
async function foreseeIntake(bytes: Buffer): Promise<{ changes: IntakeChange[]; xref: XrefKind }> {
  const { reader, upload, rewritten, changes } = await draftIntake(accessBytes(bytes), samplePlan);
  // Where the upload could not be read, it has no two tables to compare.
  const view = upload ?? (rewritten ? undefined : reader);
  const { kind, isAmbiguous } = readXref(bytes, view?.structure.places ?? new Map());
  if (isAmbiguous) throw new PdfProblem('file.pdf.ambiguous', 'a hybrid file of two views');
  return { changes, xref: kind };
}

/** Object streams of an encrypted file cannot be unpacked before it is opened. */
function rethrowUnlessEncrypted(error: unknown, bytes: Buffer): undefined {
  if (error instanceof PdfProblem && error.key === 'file.pdf.damaged' && bytes.includes('/Encrypt')) return undefined;
  throw error;
}

/** Opens a file that needs no password and whose owner allows changes, as unencrypted bytes. */
async function removeProtection(bytes: Buffer, report: DocumentInspection): Promise<Buffer> {
  const pdf = await PDF.load(bytes).catch(() => undefined);
  report.hasUserPassword = !pdf?.isAuthenticated;
  if (!pdf?.isEncrypted || !pdf.isAuthenticated) throw new PdfProblem('file.pdf.password_protected');
  try {
    pdf.removeProtection();
  } catch {
    throw new PdfProblem('file.pdf.restricted');
  }
  return Buffer.from(await pdf.save());
}

function findCatalog(scan: ObjectScan): PdfDict {
  const roots = scan.trailers.map((trailer) => scan.readDictionary(trailer.get('Root')));
  const catalog = roots.findLast((root) => root?.has('Pages'));
  if (!catalog || !scan.readDictionary(catalog.get('Pages'))) throw new PdfProblem('file.pdf.damaged', 'no catalog');
  return catalog;
}

/** ISO 32000-2, annex F: the first object holds /Linearized and /L, which no longer fits after an update. */
function isLinearized(scan: ObjectScan): boolean {
  const first = scan.found[0]?.value;
  return first instanceof Map && first.has('Linearized') && first.get('L') === scan.bytes.length;
}

async function readMetadata(scan: ObjectScan, catalog: PdfDict): Promise<XmpReport | undefined> {
  const metadata = scan.readDictionary(catalog.get('Metadata'));
  const object = metadata && [...scan.objects.values()].find((candidate) => candidate.value === metadata);
  if (!metadata || object?.streamStart === undefined) return undefined;
  const packet = await decodeStream(readRawStream(scan, object), listFilters(metadata, scan.resolve), 8 * 1024 * 1024);
  return packet && readXmp(packet);
}
