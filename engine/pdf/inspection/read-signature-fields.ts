import { PdfProblem } from '../pdf-problem.ts';
import { decodeText, PdfRef, readName, type PdfDict, type PdfValue } from '../values.ts';
import { checkSignature, hashBudget } from './check-signature.ts';
import type { SignatureReading } from './check-signature.ts';
import { listDemands } from './list-demands.ts';
import { isLevel, readLock, readPermissions } from './read-locks.ts';
import type { FieldLock } from './read-locks.ts';
import type { ObjectScan } from './scan-objects.ts';
import { readBox, toDisplayedArea } from './walk-page-tree.ts';
import type { DisplayedArea, PageLeaf } from './walk-page-tree.ts';

/** Where a field shows: a page (from 0) and an area in displayed points. An invisible field has no positions. */
export type FieldPosition = DisplayedArea & { pageIndex: number };

/**
 * A signature field of the document, empty or signed. `lock` is what signing it will lock, `level` what it leaves allowed (1: nothing),
 * `demands` what its author demands of the signature and ours does not have.
 */
export interface SignatureField {
  name: string;
  signed: boolean;
  positions: FieldPosition[];
  lock?: FieldLock;
  level?: 1 | 2 | 3;
  demands?: string[];
}

/** A signature or document timestamp that the document already carries. */
export interface ExistingSignature extends SignatureReading {
  fieldName: string;
  subFilter: string;
  /** /Name as the file states it: the person where a seal signs for one; claimed, not proved. */
  claimedName?: string;
  /** /M as the file states it, ISO 8601; claimed, not proved. */
  claimedAt?: string;
  /** The level P of its certification or of its field's lock: 1 no changes, 2 forms and signatures, 3 annotations too. */
  docMdp?: number;
  lock?: FieldLock;
}

export interface FieldReport {
  signatureFields: SignatureField[];
  existingSignatures: ExistingSignature[];
  hasForms: boolean;
  /** Fields that are not signatures, and how many of them hold a value. */
  form: { fieldCount: number; filledCount: number };
}

const maxFields = 50_000;
const maxNameLength = 200;

/** Reads the AcroForm: its signature fields with their places, its signatures, and its fields to fill in. */
export function readSignatureFields(scan: ObjectScan, catalog: PdfDict, pages: PageLeaf[]): FieldReport {
  const report: FieldReport = {
    signatureFields: [],
    existingSignatures: [],
    hasForms: false,
    form: { fieldCount: 0, filledCount: 0 },
  };
  const budget = { bytes: hashBudget };
  const form = scan.readDictionary(catalog.get('AcroForm'));
  const roots = scan.resolve(form?.get('Fields'));
  if (!Array.isArray(roots)) return report;
  const seen = new Set<PdfDict>();
  const locate = makeLocator(scan, pages);

  const visit = (value: PdfValue, parentName: string, inherited: PdfDict): void => {
    const node = scan.readDictionary(value);
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (seen.size > maxFields) throw new PdfProblem('file.pdf.too_complex', 'too many form fields');
    const ownName = decodeText(scan.resolve(node.get('T')));
    const name = [parentName, ownName].filter(Boolean).join('.');
    const attributes: PdfDict = new Map(inherited);
    for (const key of ['FT', 'V']) if (node.has(key)) attributes.set(key, node.get(key)!);
    const type = readName(scan.resolve(attributes.get('FT')));
    const kids = scan.resolve(node.get('Kids'));
    const children = Array.isArray(kids) ? kids : [];
    const isField = children.some((kid) => scan.readDictionary(kid)?.has('T'));
    if (isField) {
      for (const kid of children) visit(kid, name, attributes);
      return;
    }
    if (type !== 'Sig') {
      if (type === undefined) return;
      report.hasForms = true;
      report.form.fieldCount += 1;
      if (isFilled(scan.resolve(attributes.get('V')))) report.form.filledCount += 1;
      return;
    }
    const widgets = node.has('Rect') ? [value] : children;
    const signature = scan.readDictionary(node.get('V'));
    const fieldLock = scan.readDictionary(node.get('Lock'));
    const lock = readLock(scan, fieldLock);
    const level = scan.resolve(fieldLock?.get('P'));
    const demands = signature ? [] : listDemands(scan, node);
    report.signatureFields.push({
      name,
      signed: signature !== undefined,
      positions: widgets.flatMap(locate),
      ...(lock && { lock }),
      ...(isLevel(level) && { level }),
      ...(demands.length > 0 && { demands }),
    });
    if (signature) report.existingSignatures.push(readSignature(scan, name, { signature, fieldLock }, budget));
  };
  for (const root of roots) visit(root, '', new Map());
  return report;
}

/** An empty text, and the /Off of a check box, are no values. */
function isFilled(value: PdfValue): boolean {
  if (value === null || readName(value) === 'Off') return false;
  return decodeText(value) !== '' && !(Array.isArray(value) && value.length === 0);
}

function readSignature(
  scan: ObjectScan,
  fieldName: string,
  { signature, fieldLock }: { signature: PdfDict; fieldLock: PdfDict | undefined },
  budget: { bytes: number },
): ExistingSignature {
  const subFilter = readName(scan.resolve(signature.get('SubFilter'))) ?? '';
  const claimedName = decodeText(scan.resolve(signature.get('Name')))?.slice(0, maxNameLength);
  const claimedAt = readDate(decodeText(scan.resolve(signature.get('M'))));
  return {
    fieldName,
    subFilter,
    ...(claimedName && { claimedName }),
    ...(claimedAt && { claimedAt }),
    ...readPermissions(scan, signature, fieldLock),
    ...checkSignature(scan, signature, budget),
  };
}

/** A date (ISO 32000-2, 7.9.4) as ISO 8601 in UTC. */
function readDate(text: string | undefined): string | undefined {
  const found = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text ?? '');
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second = '00', zoneHour, zoneMinute = '00'] = found;
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Finds a widget's page through /P or, where that is missing, through the pages' /Annots. */
function makeLocator(scan: ObjectScan, pages: PageLeaf[]): (widget: PdfValue) => FieldPosition[] {
  const pageByObject = new Map(pages.map((page, index) => [page.objectNumber, index]));
  let pageByWidget: Map<number, number> | undefined;
  const findThroughAnnotations = (widget: PdfValue): number | undefined => {
    if (!(widget instanceof PdfRef)) return undefined;
    pageByWidget ??= indexAnnotations(scan, pages);
    return pageByWidget.get(widget.number);
  };
  return (widget) => {
    const dictionary = scan.readDictionary(widget);
    const parent = dictionary?.get('P');
    const named = parent instanceof PdfRef ? pageByObject.get(parent.number) : undefined;
    const pageIndex = named ?? findThroughAnnotations(widget);
    const rectangle = readBox(scan, dictionary?.get('Rect'));
    if (pageIndex === undefined || !rectangle) return [];
    return [{ pageIndex, ...toDisplayedArea(pages[pageIndex]!, rectangle) }];
  };
}

function indexAnnotations(scan: ObjectScan, pages: PageLeaf[]): Map<number, number> {
  const index = new Map<number, number>();
  pages.forEach((page, pageIndex) => {
    const annotations = scan.resolve(page.dictionary.get('Annots'));
    for (const annotation of Array.isArray(annotations) ? annotations : []) {
      if (annotation instanceof PdfRef) index.set(annotation.number, pageIndex);
    }
  });
  return index;
}
