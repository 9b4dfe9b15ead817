import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import type { BulkAct } from './bulk-run.ts';

/** Which of the selected requests the reader may do this to; a qualified signature has steps of its own, so it is made on its page. */
export const listFor = (act: BulkAct, selected: readonly ListedRequest[]): readonly ListedRequest[] =>
  selected.filter(({ viewer, quality }) => viewer.actions.includes(act) && (act !== 'sign' || quality !== 'QES'));

/** Whether there is something to download; a withdrawn request is closed. */
export const hasFiles = ({ document_count, status_overall }: ListedRequest): boolean =>
  document_count > 0 && status_overall !== 'WITHDRAWN';
