import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { IconButton, Text, X } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { nameObserver } from '../name-observer.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { PersonRow } from './person-row.ts';

export interface ObserverListProps {
  observers: readonly Observer[];
  /** Only for who may take observers out. */
  onRemove?: ((observer: Observer) => void) | undefined;
}

/** Who looks on. */
export function ObserverList({ observers, onRemove }: ObserverListProps) {
  const { formatMessage } = useIntl();
  if (observers.length === 0) return null;
  return (
    <ul role="list" aria-label={formatMessage(messages.observersTitle)}>
      {observers.map((observer) => (
        <PersonRow key={observer.id}>
          <Text>{nameObserver(observer)}</Text>
          {onRemove ? (
            <IconButton
              tone="danger"
              label={formatMessage(messages.removeObserver, { email: nameObserver(observer) })}
              icon={<X aria-hidden />}
              onClick={() => onRemove(observer)}
            />
          ) : null}
        </PersonRow>
      ))}
    </ul>
  );
}
