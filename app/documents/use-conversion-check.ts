import { downloadDocument } from '@sigillum/api-contracts/documents/download-document.ts';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { acceptConvertedDocument } from '@sigillum/api-contracts/signature-requests/accept-converted-document.ts';
import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { bridge, useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import type { ConversionCheckProps } from './components/conversion-check.tsx';
import { pageImageUrl } from './page-image-url.ts';

const thumbnailScale = 25;

/** How PDFs that we made of other files are looked at and accepted in a draft. */
export function useConversionCheck(
  requestId: string | undefined,
  onAccepted: (document: RequestDocument) => void,
): Omit<ConversionCheckProps, 'document'> {
  const api = useApiClient();
  const { snackbars } = useModals();
  const format = useTexts();
  return {
    getPageUrl: ({ version_id }, page) => pageImageUrl(version_id, page, thumbnailScale),
    getDownloadUrl: ({ version_id }) => bridge(fillPath(downloadDocument.path, { id: version_id })),
    async onAccept({ id: docId }) {
      try {
        onAccepted(await api.call(acceptConvertedDocument, { params: { id: requestId!, docId } }));
      } catch (error) {
        snackbars.add({ message: format(describeFailure(error)), tone: 'danger' });
        throw error;
      }
    },
  };
}
