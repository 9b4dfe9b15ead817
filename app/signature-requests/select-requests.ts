import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import type { BulkAct } from './bulk-run.ts';

const mayDo = (act: BulkAct, { viewer }: ListedRequest): boolean => viewer.actions.includes(act);
/** A qualified signature has steps of its own, so it is made on its page. */
const isSignedAlone = ({ quality }: ListedRequest): boolean => quality === 'QES';

/** Which of the selected requests the reader may do this to together. */
export const listFor = (act: BulkAct, selected: readonly ListedRequest[]): readonly ListedRequest[] =>
  selected.filter((request) => mayDo(act, request) && !(act === 'sign' && isSignedAlone(request)));

/** How many of the selected the reader may sign, but each by itself. */
export const countSignedAlone = (selected: readonly ListedRequest[]): number =>
  selected.filter((request) => mayDo('sign', request) && isSignedAlone(request)).length;

/** Whether there is something to download; a withdrawn request is closed. */
export const hasFiles = ({ document_count, status_overall }: ListedRequest): boolean =>
  document_count > 0 && status_overall !== 'WITHDRAWN';
