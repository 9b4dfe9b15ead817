import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { FileText, IconButton, Text, theme, Trash2 } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { documentsMessages } from '../../documents/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { writePlace } from '../read-place.ts';

export interface DocumentPickerProps {
  documents: readonly RequestDocument[];
  pickedId: string | undefined;
  onPick: (documentId: string) => void;
  /** Only for who may take documents out. */
  onRemove?: ((document: RequestDocument) => void) | undefined;
}

const List = styled.ul`
  margin-inline: -0.75rem;

  li {
    display: flex;
    align-items: center;
  }
  [data-part='pick'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${theme.space[3]};
    width: 100%;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.control};
    color: inherit;
    text-decoration: none;

    &:hover {
      background: ${theme.color.canvas};
    }
    &[aria-current] {
      background: ${theme.color.pineSoft};
    }
    svg {
      grid-row: span 2;
      width: 20px;
      height: 20px;
      margin-top: 2px;
      color: ${theme.color.pine};
    }
  }
`;

/** All documents of the request; one is shown. */
export function DocumentPicker({ documents, pickedId, onPick, onRemove }: DocumentPickerProps) {
  const format = useFormat();
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  return (
    <List role="list">
      {documents.map((document) => {
        const { id, name, page_count, size } = document;
        return (
          <li key={id}>
            <a
              data-part="pick"
              // Leads there without scripts.
              href={writePlace(search, id, 1)}
              aria-current={(documents.length > 1 && id === pickedId) || undefined}
              onClick={(event) => {
                // Whoever wants it in a tab of its own gets it there.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onPick(id);
              }}
            >
              <FileText aria-hidden />
              <Text tag="span" weight="medium">
                <bdi>{name}</bdi>
              </Text>
              <Text tag="span" size="small" tone="soft" isTabular>
                <FormattedMessage
                  {...documentsMessages.pagesAndSize}
                  values={{ count: page_count, size: format.fileSize(size) }}
                />
              </Text>
            </a>
            {onRemove ? (
              <IconButton
                size="small"
                tone="danger"
                label={formatMessage(commonMessages.remove, { name })}
                icon={<Trash2 aria-hidden />}
                onClick={() => onRemove(document)}
              />
            ) : null}
          </li>
        );
      })}
    </List>
  );
}
