import { PdfProblemError } from '../upload-problems.ts';
import { decodeText, PdfReference, readName } from './pdf-values.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';
import type { ObjectScan } from './scan-objects.ts';
import { readBox, toDisplayedArea } from './walk-page-tree.ts';
import type { DisplayedArea, PageLeaf } from './walk-page-tree.ts';

/** Where a field shows: a page (from 0) and an area in displayed points. An invisible field has no positions. */
export type FieldPosition = DisplayedArea & { pageIndex: number };

/** A signature field of the document, empty or signed. */
export interface SignatureField {
  name: string;
  signed: boolean;
  positions: FieldPosition[];
}

/** A signature that the document already carries. `docMdp` is its certification level P (1 none, 2 forms, 3 annotations). */
export interface ExistingSignature {
  fieldName: string;
  subFilter: string;
  docMdp?: number;
}

export interface FieldReport {
  signatureFields: SignatureField[];
  existingSignatures: ExistingSignature[];
  hasForms: boolean;
}

const maxFields = 50_000;

/** Reads the AcroForm: its signature fields with their places, its signatures, and whether it has fields to fill in. */
export function readSignatureFields(scan: ObjectScan, catalog: PdfDictionary, pages: PageLeaf[]): FieldReport {
  const report: FieldReport = { signatureFields: [], existingSignatures: [], hasForms: false };
  const form = scan.readDictionary(catalog.get('AcroForm'));
  const roots = scan.resolve(form?.get('Fields'));
  if (!Array.isArray(roots)) return report;
  const seen = new Set<PdfDictionary>();
  const locate = makeLocator(scan, pages);

  const visit = (value: PdfValue, parentName: string, parentType: string | undefined): void => {
    const node = scan.readDictionary(value);
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (seen.size > maxFields) throw new PdfProblemError('file.pdf.too_complex', 'too many form fields');
    const ownName = decodeText(scan.resolve(node.get('T')));
    const name = [parentName, ownName].filter(Boolean).join('.');
    const type = readName(scan.resolve(node.get('FT'))) ?? parentType;
    const kids = scan.resolve(node.get('Kids'));
    const children = Array.isArray(kids) ? kids : [];
    const isField = children.some((kid) => scan.readDictionary(kid)?.has('T'));
    if (isField) {
      for (const kid of children) visit(kid, name, type);
      return;
    }
    if (type !== 'Sig') {
      report.hasForms ||= type !== undefined;
      return;
    }
    const widgets = node.has('Rect') ? [value] : children;
    const signature = scan.readDictionary(node.get('V'));
    report.signatureFields.push({ name, signed: signature !== undefined, positions: widgets.flatMap(locate) });
    if (signature) report.existingSignatures.push(readSignature(scan, name, signature));
  };
  for (const root of roots) visit(root, '', undefined);
  return report;
}

function readSignature(scan: ObjectScan, fieldName: string, signature: PdfDictionary): ExistingSignature {
  const subFilter = readName(scan.resolve(signature.get('SubFilter'))) ?? '';
  const references = scan.resolve(signature.get('Reference'));
  for (const item of Array.isArray(references) ? references : []) {
    const reference = scan.readDictionary(item);
    if (readName(scan.resolve(reference?.get('TransformMethod'))) !== 'DocMDP') continue;
    const level = scan.resolve(scan.readDictionary(reference?.get('TransformParams'))?.get('P'));
    // ISO 32000-2, table 257: P is 2 when absent.
    return { fieldName, subFilter, docMdp: typeof level === 'number' ? level : 2 };
  }
  return { fieldName, subFilter };
}

/** Finds a widget's page through /P or, where that is missing, through the pages' /Annots. */
function makeLocator(scan: ObjectScan, pages: PageLeaf[]): (widget: PdfValue) => FieldPosition[] {
  const pageByObject = new Map(pages.map((page, index) => [page.objectNumber, index]));
  let pageByWidget: Map<number, number> | undefined;
  const findThroughAnnotations = (widget: PdfValue): number | undefined => {
    if (!(widget instanceof PdfReference)) return undefined;
    pageByWidget ??= indexAnnotations(scan, pages);
    return pageByWidget.get(widget.number);
  };
  return (widget) => {
    const dictionary = scan.readDictionary(widget);
    const parent = dictionary?.get('P');
    const named = parent instanceof PdfReference ? pageByObject.get(parent.number) : undefined;
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
      if (annotation instanceof PdfReference) index.set(annotation.number, pageIndex);
    }
  });
  return index;
}
