import type { ConvertibleKind, RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';

const endings: Record<ConvertibleKind, readonly string[]> = {
  DOCX: ['.docx'],
  ODT: ['.odt'],
  PNG: ['.png'],
  JPEG: ['.jpg', '.jpeg'],
};

/** What a choice of files offers: PDFs, and what else becomes one here. */
export const writeAccept = (convertible: readonly ConvertibleKind[]): string =>
  ['application/pdf', '.pdf', ...convertible.flatMap((kind) => endings[kind])].join(',');

/** What a file of this name is to be made a PDF of; undefined where it is sent as it is. What it really is, its content tells the server. */
export const readKind = (name: string, convertible: readonly ConvertibleKind[]): ConvertibleKind | undefined =>
  convertible.find((kind) => endings[kind].some((ending) => name.toLowerCase().endsWith(ending)));

/** Whether a document waits for its sender's look at the PDF that we made. */
export const isToAccept = ({ conversion }: Pick<RequestDocument, 'conversion'>): boolean =>
  conversion !== undefined && !conversion.is_accepted;
