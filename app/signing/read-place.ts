import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';

export interface Place {
  picked: RequestDocument | undefined;
  /** From 1. */
  page: number;
}

/** The document and the page that an address asks for, else the first: so pages are turned without scripts. */
export function readPlace(search: string, documents: readonly RequestDocument[]): Place {
  const query = new URLSearchParams(search);
  const picked = documents.find(({ id }) => id === query.get('document')) ?? documents[0];
  const asked = Math.trunc(Number(query.get('page'))) || 1;
  return { picked, page: Math.min(Math.max(asked, 1), picked?.page_count ?? 1) };
}

/** The address of a place, among what else the page's address says. */
export function writePlace(search: string, documentId: string, page: number): string {
  const query = new URLSearchParams(search);
  query.set('document', documentId);
  query.set('page', String(page));
  return `?${query}#page-${page}`;
}
