import { previewPictureDirectly } from '@sigillum/api-contracts/visual-signatures/preview-picture-directly.ts';
import { previewPicture } from '@sigillum/api-contracts/visual-signatures/preview-picture.ts';
import type { PreviewQuery, VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { SignatureMark } from '@sigillum/design-system';
import { useEffect, useRef } from 'react';
import { useApiClient } from '../http/browser-api.ts';
import { useRoot } from '../layouts/use-root.ts';
import { encodeMark } from './encode-mark.ts';
import { showData } from './visual-signature-url.ts';

/**
 * Finds the server's image of what is being written, with the picture of `mark`: undefined is the one of `saved`, null none. One with a
 * new picture comes as an object URL, which lives until the next one.
 */
export function useDraftPreview() {
  const client = useApiClient();
  const { visitId, owner } = useRoot();
  const made = useRef<string>(undefined);
  const replace = (url: string | undefined) => {
    if (made.current) URL.revokeObjectURL(made.current);
    made.current = url;
  };
  useEffect(() => () => replace(undefined), []);

  return async (
    query: PreviewQuery,
    mark: SignatureMark | null | undefined,
    saved?: VisualSignature,
  ): Promise<string> => {
    if (!mark) return showData(query, { visitId, owner, saved: mark === undefined ? saved : undefined });
    const endpoint = visitId ? previewPictureDirectly : previewPicture;
    const response = await client.call(endpoint, { query, ...encodeMark(mark) });
    const url = URL.createObjectURL(await response.blob());
    replace(url);
    return url;
  };
}
