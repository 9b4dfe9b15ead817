import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { IconButton, Text, theme, Trash2 } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { documentsMessages as messages } from '../messages.ts';

export interface DocumentListProps {
  documents: readonly RequestDocument[];
  /** Address of a document's first page as a small image. */
  getThumbnailUrl: (document: RequestDocument) => string;
  onRemove?: (document: RequestDocument) => void;
  /** What is to be said or done about one, below it. */
  renderMore?: (document: RequestDocument) => ReactNode;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.hairline};

  &:last-child {
    border-bottom: 0;
  }
  > img {
    width: 56px;
    height: 72px;
    border: 1px solid ${theme.color.hairline};
    background: ${theme.color.canvas};
    object-fit: cover;
    object-position: top;
  }
`;

const More = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

/** The documents of a request, each with a look at its first page. */
export function DocumentList({ documents, getThumbnailUrl, onRemove, renderMore }: DocumentListProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <ul role="list" aria-label={formatMessage(messages.documents)}>
      {documents.map((document) => (
        <Row key={document.id}>
          <img src={getThumbnailUrl(document)} alt="" width={56} height={72} loading="lazy" decoding="async" />
          <div>
            <Text weight="medium">
              <bdi>{document.name}</bdi>
            </Text>
            <Text size="small" tone="soft" isTabular>
              {formatMessage(messages.pagesAndSize, {
                count: document.page_count,
                size: format.fileSize(document.size),
              })}
            </Text>
          </div>
          {onRemove && (
            <IconButton
              tone="danger"
              label={formatMessage(commonMessages.remove, { name: document.name })}
              icon={<Trash2 aria-hidden />}
              onClick={() => onRemove(document)}
            />
          )}
          {renderMore && <More>{renderMore(document)}</More>}
        </Row>
      ))}
    </ul>
  );
}
