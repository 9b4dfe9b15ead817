import { getSignatureRequest } from '@sigillum/api-contracts/signature-requests/get-signature-request.ts';
import type { Correction } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useEffect } from 'react';
import { useApi } from '../http/browser-api.ts';
import type { DraftEditor } from './use-draft.ts';

/** What the draft of a corrected version has otherwise than the request before, as last saved; asked while `isShown`. */
export function useCorrection(
  { request, saveState }: Pick<DraftEditor, 'request' | 'saveState'>,
  isShown: boolean,
): Correction | null {
  const call = isShown && request.correction ? { params: { id: request.id } } : null;
  const { data, mutate } = useApi(getSignatureRequest, call);
  const isSaved = saveState.status === 'saved';
  useEffect(() => {
    if (isSaved) void mutate();
  }, [isSaved, mutate]);
  return data?.correction ?? request.correction;
}
