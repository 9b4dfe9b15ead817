import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Button, Eye, IconButton, Text, theme, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';
import { StepSection } from './step-section.tsx';

export interface ObserversSectionProps {
  observers: readonly Observer[];
  onAddObserver: () => void;
  onRemoveObserver: (observer: Observer) => void;
}

const ObserverRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  &:last-child {
    border-bottom: 0;
  }
`;

/** Who looks on. */
export function ObserversSection({ observers, onAddObserver, onRemoveObserver }: ObserversSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <StepSection
      title={<FormattedMessage {...messages.observersTitle} />}
      text={<FormattedMessage {...messages.observersText} />}
      actions={
        <Button variant="secondary" icon={<Eye aria-hidden />} onClick={onAddObserver}>
          <FormattedMessage {...signatureRequestsSignerMessages.addObserver} />
        </Button>
      }
    >
      {observers.length === 0 ? null : (
        <ul role="list" aria-label={formatMessage(messages.observersTitle)}>
          {observers.map((observer) => (
            <ObserverRow key={observer.id}>
              <Text>{observer.user_info.email}</Text>
              <IconButton
                tone="danger"
                label={formatMessage(messages.removeObserver, { email: observer.user_info.email })}
                icon={<X aria-hidden />}
                onClick={() => onRemoveObserver(observer)}
              />
            </ObserverRow>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
