import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RequestView } from './access.ts';
import { listDocuments, listDocumentsToSign, type DocumentRow } from './request-repository.ts';

/** The signature of whoever is only there to sign some of the documents, and is shown no other (docs/decisions/179). */
export const findNarrowing = ({ role, own }: RequestView): string | undefined =>
  role === 'signer' && own?.signs_listed_only ? own.sid : undefined;

/** The documents of a request that its viewer is shown. */
export function listShownDocuments(db: Kysely<Database>, view: RequestView): Promise<DocumentRow[]> {
  const sid = findNarrowing(view);
  return sid === undefined ? listDocuments(db, view.request.id) : listDocumentsToSign(db, view.request.id, sid);
}

/** Whether the viewer may read that a document of this title is, or was, in the request; who is shown some alone learns of no other. */
export function showTitleTo(
  view: RequestView,
  shown: readonly Pick<DocumentRow, 'title'>[],
): (title: string) => boolean {
  const isNarrowed = findNarrowing(view) !== undefined;
  return (title) => !isNarrowed || shown.some((document) => document.title === title);
}
