import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { ChevronLeft, ChevronRight, IconButton, Text, theme, withoutScripts } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signingMessages as messages } from '../messages.ts';

export interface DocumentBarProps {
  documents: readonly RequestDocument[];
  picked: RequestDocument;
  onPick: (documentId: string) => void;
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 48px;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};
  text-align: center;
  ${withoutScripts} {
    display: none;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Which of several documents is shown, and the way to its neighbours. */
export function DocumentBar({ documents, picked, onPick }: DocumentBarProps) {
  const { formatMessage } = useIntl();
  const index = documents.findIndex(({ id }) => id === picked.id);
  const previous = documents[index - 1];
  const next = documents[index + 1];
  return (
    <Bar>
      <IconButton
        label={formatMessage(messages.previousDocument)}
        icon={<ChevronLeft aria-hidden />}
        disabled={!previous}
        onClick={() => previous && onPick(previous.id)}
      />
      <div aria-live="polite">
        <Text weight="medium" isTruncated title={picked.name}>
          <bdi>{picked.name}</bdi>
        </Text>
        <Text size="small" tone="soft" isTabular>
          <FormattedMessage {...messages.documentOf} values={{ number: index + 1, total: documents.length }} />
        </Text>
      </div>
      <IconButton
        label={formatMessage(messages.nextDocument)}
        icon={<ChevronRight aria-hidden />}
        disabled={!next}
        onClick={() => next && onPick(next.id)}
      />
    </Bar>
  );
}
