import type { NewEvent } from '../evidence/append-event.ts';
import { listEvidence } from '../requests/document-evidence.ts';
import type { DocumentRow } from '../requests/request-repository.ts';

/** What is noted of documents that a program has taken into a request: those that we made of other files are accepted by that. */
export const listAcceptances = (documents: readonly DocumentRow[]): Omit<NewEvent, 'requestId'>[] =>
  documents.flatMap((document) => {
    const { inspection, source_id: source, title } = document;
    const { conversion } = inspection;
    if (!source || !conversion) return [];
    const { from: convertedFrom, originalSha256 } = conversion;
    const data = { documentTitles: [title], originalSha256, convertedFrom };
    return [{ name: 'CONVERSION_ACCEPTED' as const, documents: listEvidence([document]), data }];
  });
