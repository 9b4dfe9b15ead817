import { getDocument } from '@sigillum/api-contracts/documents/get-document.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useState } from 'react';
import { pageImageUrl } from '../documents/page-image-url.ts';
import { useApi } from '../http/browser-api.ts';
import type { PlaceStepProps } from './components/place-step.tsx';

/** The document of a request on which signatures are placed, with its pages; `firstId` until another is chosen. */
export function usePlaceDocument(
  { documents }: Pick<SignatureRequest, 'documents'>,
  { isShown, firstId }: { isShown: boolean; firstId?: string | undefined },
): Omit<PlaceStepProps, 'request' | 'onChange'> {
  const [chosenId, setChosenId] = useState(firstId);
  const shown = documents.find(({ id }) => id === chosenId) ?? documents[0];
  const { data: document } = useApi(getDocument, isShown && shown ? { params: { id: shown.version_id } } : null, {
    revalidateOnFocus: false,
  });
  return {
    documentId: shown?.id ?? '',
    document: document?.version_id === shown?.version_id ? document : undefined,
    onChooseDocument: setChosenId,
    getPageUrl: (page, scale) => pageImageUrl(shown?.version_id ?? '', page, scale),
  };
}
