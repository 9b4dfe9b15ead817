import { refuse } from '../http/refusal.ts';

/** Only PDFs are signed; what a program calls its file is compared without case and parameters. Throws a refusal. */
export function requirePdfType(contentType: string | undefined): void {
  const type = contentType?.split(';')[0]!.trim().toLowerCase();
  if (type && type !== 'application/pdf') throw refuse('error.body.unsupported_type');
}
