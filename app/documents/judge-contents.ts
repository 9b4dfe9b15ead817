import type { FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import type { BadgeTone } from '@sigillum/design-system';
import { documentsContentsMessages as messages } from './contents-messages.ts';

/** One or two words about what a file holds. */
export interface FileMark {
  message: (typeof messages)[keyof typeof messages];
  values?: Record<string, string | number>;
  tone: BadgeTone;
}

/** The fonts that every reader of PDFs has (ISO 32000-1, 9.6.2.2); their absence is no reason to warn. */
const standardFont = /^(?:Courier|Helvetica|Times-(?:Roman|Bold|Italic)|Symbol|ZapfDingbats)/;

/** The fonts that may look different elsewhere. */
export const listDoubtfulFonts = ({ missing_fonts: fonts }: FileInspection): string[] =>
  fonts.filter((name) => !standardFont.test(name));

/** A PDF/A claim in the words of the standard: 2B, or 4 alone. */
export const namePdfA = ({ part, conformance }: NonNullable<FileInspection['pdf_a']>): string =>
  `${part}${conformance?.toLowerCase() ?? ''}`;

/** Whether more is done to the file than what every signature needs. */
export const isAdapted = ({ changes }: FileInspection): boolean =>
  changes.some(({ type }) => type !== 'SIGNATURE_FIELDS_ADDED');

/** What is worth knowing about a file at first sight; one plain mark when nothing is. */
export function listMarks(inspection: FileInspection): FileMark[] {
  const { signatures, form, active_content: active, pdf_a: pdfA, hidden_layers: hidden } = inspection;
  const signed = signatures.filter(({ type }) => type === 'SIGNATURE').length;
  const fonts = listDoubtfulFonts(inspection).length;
  const marks: (FileMark | false)[] = [
    signed > 0 && { message: messages.chipSignatures, values: { count: signed }, tone: 'info' },
    form !== null && { message: messages.chipForm, tone: form.filled_count < form.field_count ? 'warning' : 'neutral' },
    active.length > 0 && { message: messages.chipActive, tone: 'warning' },
    hidden.length > 0 && { message: messages.chipHidden, tone: 'warning' },
    fonts > 0 && { message: messages.chipFonts, values: { count: fonts }, tone: 'warning' },
    pdfA !== null && {
      message: messages.chipPdfA,
      values: { level: namePdfA(pdfA) },
      tone: pdfA.is_kept ? 'neutral' : 'warning',
    },
    inspection.is_owner_protected && { message: messages.chipProtected, tone: 'neutral' },
    isAdapted(inspection) && { message: messages.chipAdapted, tone: 'info' },
  ];
  const found = marks.filter((mark): mark is FileMark => mark !== false);
  return found.length > 0 ? found : [{ message: messages.chipNothing, tone: 'neutral' }];
}
