import { previewPicture } from '@sigillum/api-contracts/visual-signatures/preview-picture.ts';
import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { useEffect, useRef } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { encodeMark } from './encode-mark.ts';
import type { VisualSignatureDraft } from './visual-signature.ts';
import { describeDraft, showDraft } from './visual-signature-url.ts';

/** Finds the server's image of a draft. One with a new picture comes as an object URL, which lives until the next one. */
export function useDraftPreview() {
  const client = useApiClient();
  const made = useRef<string>(undefined);
  const replace = (url: string | undefined) => {
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = url;
  };
  useEffect(() => () => replace(undefined), []);

  return async (draft: VisualSignatureDraft, changed?: VisualSignature): Promise<string> => {
    const { mark } = draft;
    if (!mark) return showDraft(draft, mark === undefined ? changed : undefined);
    const response = await client.call(previewPicture, { query: describeDraft(draft), ...encodeMark(mark) });
    const url = URL.createObjectURL(await response.blob());
    replace(url);
    return url;
  };
}
