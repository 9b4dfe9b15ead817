import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';

/** Name of the fields. */
export const shownDocumentsField = 'shown';

/** Tells with a plain form which documents the page has shown. */
export const ShownDocuments = ({ documents }: { documents: readonly RequestDocument[] }) =>
  documents.map(({ id }) => <input key={id} type="hidden" name={shownDocumentsField} value={id} />);
