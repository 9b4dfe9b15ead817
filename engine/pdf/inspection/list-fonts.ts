import { PdfRef, readName, type PdfDict, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';
import type { PageLeaf } from './walk-page-tree.ts';

const programs = ['FontFile', 'FontFile2', 'FontFile3'];
/** Dictionaries below the pages that are looked at; a report is a courtesy and may stop. */
const maxVisits = 200_000;
/** Where pages, forms, patterns and annotations keep what they are drawn with. */
const drawnBy = ['Resources', 'XObject', 'Pattern', 'AP', 'N', 'ExtGState'];

/**
 * The names of the fonts that the pages are drawn with and that the file does not bring along (ISO 32000-2, 9.9), sorted:
 * readers put another font in their place, so that the page may look different elsewhere. Fonts that only the form's
 * defaults name count as unused.
 */
export function listMissingFonts(scan: ObjectScan, pages: readonly PageLeaf[]): string[] {
  const missing = new Set<string>();
  const visited = new Set<PdfDict>();
  const pending: PdfDict[] = pages.map((page) => page.dictionary);
  const push = (value: PdfValue | undefined): void => {
    const dictionary = scan.readDictionary(value);
    if (dictionary && !visited.has(dictionary)) pending.push(dictionary);
  };
  while (pending.length > 0 && visited.size < maxVisits) {
    const dictionary = pending.pop()!;
    if (visited.has(dictionary)) continue;
    visited.add(dictionary);
    for (const font of scan.readDictionary(dictionary.get('Font'))?.values() ?? []) judgeFont(scan, font, missing);
    for (const key of drawnBy) {
      const members = scan.readDictionary(dictionary.get(key));
      if (!members) continue;
      push(members);
      for (const member of members.values()) if (member instanceof PdfRef || member instanceof Map) push(member);
    }
    const annotations = scan.resolve(dictionary.get('Annots'));
    for (const annotation of Array.isArray(annotations) ? annotations : []) push(annotation);
  }
  return [...missing].toSorted();
}

function judgeFont(scan: ObjectScan, value: PdfValue, missing: Set<string>): void {
  const font = scan.readDictionary(value);
  const kind = readName(scan.resolve(font?.get('Subtype')));
  // Type 3 fonts are drawings of the file itself.
  if (!font || kind === undefined || kind === 'Type3') return;
  const descendants = scan.resolve(font.get('DescendantFonts'));
  const owner = kind === 'Type0' ? scan.readDictionary(Array.isArray(descendants) ? descendants[0] : null) : font;
  const descriptor = scan.readDictionary(owner?.get('FontDescriptor'));
  if (programs.some((key) => scan.resolve(descriptor?.get(key)) !== null)) return;
  const name = readName(scan.resolve(font.get('BaseFont')));
  if (name !== undefined) missing.add(name.replace(/^[A-Z]{6}\+/, ''));
}
