import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { RequestDocument, Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Button,
  EmptyState,
  from,
  PageViewer,
  RotateCcw,
  Skeleton,
  theme,
  TriangleAlert,
  until,
  VisuallyHidden,
} from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { listPlaces } from '../list-places.ts';
import { signingMessages as messages } from '../messages.ts';
import { DocumentBar } from './document-bar.tsx';
import { SignaturePlaces } from './signature-places.tsx';

export interface ReaderProps {
  documents: readonly RequestDocument[];
  /** The document that is shown. */
  picked: RequestDocument | undefined;
  /** The same with its pages, once they are known. */
  document: Document | undefined;
  hasDocumentFailed: boolean;
  onRetryDocument: () => void;
  onPick: (documentId: string) => void;
  signatures: readonly Signature[];
  ownSid: string | null;
  /** Address of a page's image; `page` from 1, scale in per cent. */
  getPageUrl: (page: number, scale: number) => string;
  /** Text of the pages that has arrived, by page number from 1. */
  pageTexts: ReadonlyMap<number, readonly string[]>;
  onPageChange: (page: number) => void;
}

const Reader = styled.section`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${theme.color.well};
  > :last-child {
    flex: 1;
    min-height: 0;
  }

  ${from.md} {
    grid-area: reader;
  }
  ${until.md} {
    [data-panel='details'] > & {
      display: none;
    }
  }
`;

const Waiting = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: min(100%, 640px);
  padding: ${theme.space[5]} ${theme.space[4]};
  overflow: hidden;
  > span:last-child {
    aspect-ratio: 210 / 297;
    height: auto;
    background: ${theme.color.paper};
  }
`;

/** The pages of the documents, one document at a time. */
export function DocumentReader({ documents, picked, onPick, ...pages }: ReaderProps) {
  return (
    <Reader>
      {documents.length > 1 && picked ? <DocumentBar documents={documents} picked={picked} onPick={onPick} /> : null}
      <Pages {...pages} />
    </Reader>
  );
}

function Pages({
  document,
  hasDocumentFailed,
  onRetryDocument,
  signatures,
  ownSid,
  getPageUrl,
  pageTexts,
  onPageChange,
}: Omit<ReaderProps, 'documents' | 'picked' | 'onPick'>) {
  const labels = usePageViewerLabels(document?.title ?? '');
  if (document === undefined) {
    return hasDocumentFailed ? (
      <EmptyState
        icon={<TriangleAlert />}
        title={<FormattedMessage {...messages.documentFailedTitle} />}
        actions={
          <Button icon={<RotateCcw aria-hidden />} onClick={onRetryDocument}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...messages.documentFailedText} />
      </EmptyState>
    ) : (
      <Waiting>
        <VisuallyHidden role="status">
          <FormattedMessage {...messages.loadingDocument} />
        </VisuallyHidden>
        <Skeleton />
      </Waiting>
    );
  }
  const places = listPlaces(document, signatures);
  return (
    <PageViewer
      key={document.id}
      pages={document.pages.map((size, index) => {
        const lines = pageTexts.get(index + 1);
        return { ...size, number: index + 1, ...(lines && { lines }) };
      })}
      getImageUrl={getPageUrl}
      labels={labels}
      onPageChange={onPageChange}
    >
      {(page) => (
        <SignaturePlaces
          page={page}
          places={places.filter((place) => place.page === page.number)}
          signatures={signatures}
          ownSid={ownSid}
        />
      )}
    </PageViewer>
  );
}
