import { refuse } from '../http/refusal.ts';
import type { DocumentRow } from '../requests/request-repository.ts';

/** Whether a document is a PDF that we made of another file, and that its sender has not accepted yet. */
export const isUnseen = ({ inspection: { conversion } }: Pick<DocumentRow, 'inspection'>): boolean =>
  conversion !== undefined && conversion.acceptedAt === undefined;

/** Throws the refusal where others would see such a document before its sender has. */
export function requireAccepted(documents: readonly Pick<DocumentRow, 'inspection'>[]): void {
  if (documents.some(isUnseen)) throw refuse('error.sr.conversion_not_accepted');
}
