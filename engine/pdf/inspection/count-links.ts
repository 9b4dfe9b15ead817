import { decodeText, readName, type PdfValue } from '../values.ts';
import type { ObjectScan } from './scan-objects.ts';

/** What in a file leads out of it, or lies beside its pages. */
export interface OutsideContent {
  /** Links to addresses of the web or of mail. */
  externalLinks: number;
  /** Names of attached files, each once. */
  attachments: string[];
}

/** Counts the links to other places (ISO 32000-2, 12.6.4.8) and lists the attached files (7.11.4) of the newest revision. */
export function findOutsideContent(scan: ObjectScan): OutsideContent {
  let externalLinks = 0;
  const attachments = new Set<string>();
  const pending: PdfValue[] = [...scan.objects.values()].map(({ value }) => value);
  while (pending.length > 0) {
    const value = pending.pop()!;
    if (Array.isArray(value)) for (const item of value) pending.push(item);
    if (!(value instanceof Map)) continue;
    if (value.has('URI') && readName(scan.resolve(value.get('S'))) === 'URI') externalLinks += 1;
    if (value.has('EF') && scan.readDictionary(value.get('EF')))
      attachments.add(decodeText(scan.resolve(value.get('UF'))) ?? decodeText(scan.resolve(value.get('F'))) ?? '');
    for (const item of value.values()) if (Array.isArray(item) || item instanceof Map) pending.push(item);
  }
  return { externalLinks, attachments: [...attachments].toSorted() };
}
