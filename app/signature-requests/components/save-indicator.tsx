import { Button, Check, CircleAlert, Spinner, theme } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { describeFailure } from '../../forms/describe-failure.ts';
import type { SaveState } from '../draft-saver.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};

  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-status='failed'] {
    color: ${theme.color.danger};
  }
`;

export interface SaveIndicatorProps {
  state: SaveState;
  onRetry: () => void;
}

/** Says whether what was typed is kept. */
export function SaveIndicator({ state, onRetry }: SaveIndicatorProps) {
  const format = useTexts();
  if (state.status === 'failed') {
    return (
      <Line role="alert" data-status="failed">
        <CircleAlert aria-hidden />
        <span>
          <FormattedMessage {...messages.saveFailed} values={{ reason: format(describeFailure(state.problem)) }} />
        </span>
        <Button variant="quiet" size="small" onClick={onRetry}>
          <FormattedMessage {...commonMessages.retry} />
        </Button>
      </Line>
    );
  }
  const isSaved = state.status === 'saved';
  return (
    <Line role="status">
      {isSaved ? <Check aria-hidden /> : <Spinner />}
      <FormattedMessage {...(isSaved ? commonMessages.saved : commonMessages.saving)} />
    </Line>
  );
}
