import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { IconButton, Text, theme, X } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { nameObserver } from '../name-observer.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';

export interface ObserverListProps {
  observers: readonly Observer[];
  /** Only for who may take observers out. */
  onRemove?: ((observer: Observer) => void) | undefined;
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[1]} 0;
  border-bottom: 1px solid ${theme.color.hairline};
  overflow-wrap: anywhere;

  &:last-child {
    border-bottom: 0;
  }
`;

/** Who looks on. */
export function ObserverList({ observers, onRemove }: ObserverListProps) {
  const { formatMessage } = useIntl();
  if (observers.length === 0) return null;
  return (
    <ul role="list" aria-label={formatMessage(messages.observersTitle)}>
      {observers.map((observer) => (
        <Row key={observer.id}>
          <Text>{nameObserver(observer)}</Text>
          {onRemove ? (
            <IconButton
              tone="danger"
              label={formatMessage(messages.removeObserver, { email: nameObserver(observer) })}
              icon={<X aria-hidden />}
              onClick={() => onRemove(observer)}
            />
          ) : null}
        </Row>
      ))}
    </ul>
  );
}
