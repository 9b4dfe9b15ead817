import type { Observer } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { IconButton, Text, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameObserver } from '../name-observer.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { observerTold } from '../observer-told.ts';
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
          <div>
            <Text>{nameObserver(observer)}</Text>
            <Text size="small" tone="soft">
              <FormattedMessage {...observerTold[observer.told]} />
            </Text>
          </div>
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
