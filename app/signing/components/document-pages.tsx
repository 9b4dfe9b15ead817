import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import type { Signature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Button,
  EmptyState,
  PageViewer,
  RotateCcw,
  Skeleton,
  theme,
  TriangleAlert,
  VisuallyHidden,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { usePageViewerLabels } from '../../documents/use-page-viewer-labels.ts';
import { listPlaces } from '../list-places.ts';
import { signingMessages as messages } from '../messages.ts';
import type { FieldsToFill } from '../use-fields.ts';
import { FieldInputs } from './field-inputs.tsx';
import { SignaturePlaces } from './signature-places.tsx';

export interface DocumentPagesProps {
  /** The document with its pages, once they are known. */
  document: Document | undefined;
  hasDocumentFailed: boolean;
  onRetryDocument: () => void;
  signatures: readonly Signature[];
  /** The viewer's own signature. */
  ownSid: string | null;
  /** Address of a page's image; `page` from 1, scale in per cent. */
  getPageUrl: (page: number, scale: number) => string;
  /** Text of the pages that has arrived, by page number from 1. */
  pageTexts: ReadonlyMap<number, readonly string[]>;
  onPageChange: (page: number) => void;
  /** Which is near at first. */
  firstPage?: number | undefined;
  /** What the viewer fills in, in all documents. */
  toFill?: FieldsToFill | undefined;
}

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

/** The pages of one document with the places of its signatures; or that it is on its way, or that it did not come. */
export function DocumentPages({
  document,
  hasDocumentFailed,
  onRetryDocument,
  signatures,
  ownSid,
  getPageUrl,
  pageTexts,
  onPageChange,
  firstPage,
  toFill,
}: DocumentPagesProps) {
  const { formatMessage } = useIntl();
  const labels = {
    ...usePageViewerLabels(document?.title ?? ''),
    stop: (number: number, total: number) => formatMessage(messages.nextPlace, { number, total }),
  };
  if (document === undefined) {
    return hasDocumentFailed ? (
      <EmptyState
        icon={<TriangleAlert />}
        title={<FormattedMessage {...messages.documentFailedTitle} />}
        actions={
          <Button icon={<RotateCcw aria-hidden />} onClick={onRetryDocument}>
            <FormattedMessage {...commonMessages.retry} />
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
  const ownPlaces = places.filter(({ sid }) => sid === ownSid);
  const fields = toFill?.fields.filter((field) => field.document_id === document.id) ?? [];
  const fieldStops = fields.map(({ id, position }) => ({ id, page: Number(position.page) + 1 }));
  return (
    <PageViewer
      key={document.id}
      pages={document.pages.map((size, index) => {
        const lines = pageTexts.get(index + 1);
        return { ...size, number: index + 1, ...(lines && { lines }) };
      })}
      getImageUrl={getPageUrl}
      labels={labels}
      stops={[...fieldStops, ...ownPlaces]}
      onPageChange={onPageChange}
      firstPage={firstPage}
    >
      {(page) => (
        <>
          <SignaturePlaces
            page={page}
            places={places.filter((place) => place.page === page.number)}
            ownPlaces={ownPlaces}
            signatures={signatures}
          />
          {toFill ? (
            <FieldInputs
              {...toFill}
              page={page}
              fields={fields.filter(({ position }) => Number(position.page) === page.number - 1)}
            />
          ) : null}
        </>
      )}
    </PageViewer>
  );
}
