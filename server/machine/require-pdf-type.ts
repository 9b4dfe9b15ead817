import { ConvertibleKind, convertibleTypes } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Config } from '../config.ts';
import { listConvertible } from '../conversion/list-convertible.ts';
import { refuse } from '../http/refusal.ts';

const pdfType = 'application/pdf';

/** What a program calls its file, compared without case and parameters. */
const readType = (contentType: string | undefined): string | undefined =>
  contentType?.split(';')[0]!.trim().toLowerCase() || undefined;

/** Whether a program says of its file that it is a PDF, so that nothing else is made of it. */
export const isCalledPdf = (contentType: string | undefined): boolean => readType(contentType) === pdfType;

/** Refuses what a program calls otherwise than a PDF, or than a file of which the installation makes one. */
export function requireTakenType(config: Pick<Config, 'conversion'>, contentType: string | undefined): void {
  const type = readType(contentType);
  if (!type || type === pdfType) return;
  const kind = ConvertibleKind.options.find((one) => convertibleTypes[one] === type);
  const kinds = listConvertible(config);
  // Where nobody converts, programs of the family hear what they know.
  if (!kind || !kinds.length) throw refuse('error.body.unsupported_type');
  if (!kinds.includes(kind)) throw refuse('file.conversion.unsupported');
}

/** The same where the call goes on at once: a PDF that we make is one that nobody has looked at. Throws a refusal. */
export function requirePdfType(config: Pick<Config, 'conversion'>, contentType: string | undefined): void {
  requireTakenType(config, contentType);
  if (contentType && readType(contentType) && !isCalledPdf(contentType))
    throw refuse('error.machine.conversion_unseen');
}
