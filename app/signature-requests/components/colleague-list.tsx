import { IconButton, Text, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRoot } from '../../layouts/use-root.ts';
import type { Colleague } from '../colleagues.ts';
import { signatureRequestsColleagueMessages as messages } from '../colleague-messages.ts';
import { PersonRow } from './person-row.ts';

export interface ColleagueListProps {
  colleagues: readonly Colleague[];
  /** Only for who may take access; the own is given up with the request. */
  onRemove?: ((colleague: Colleague) => void) | undefined;
}

/** Who of the organisation may read or edit. */
export function ColleagueList({ colleagues, onRemove }: ColleagueListProps) {
  const { formatMessage } = useIntl();
  const { person } = useRoot();
  if (colleagues.length === 0) return null;
  return (
    <ul role="list" aria-label={formatMessage(messages.title)}>
      {colleagues.map((colleague) => (
        <PersonRow key={colleague.email}>
          <div>
            <Text>{colleague.email}</Text>
            <Text size="small" tone="soft">
              <FormattedMessage {...(colleague.right === 'write' ? messages.mayWrite : messages.mayRead)} />
            </Text>
          </div>
          {onRemove && colleague.email !== person?.email ? (
            <IconButton
              tone="danger"
              label={formatMessage(messages.remove, { email: colleague.email })}
              icon={<X aria-hidden />}
              onClick={() => onRemove(colleague)}
            />
          ) : null}
        </PersonRow>
      ))}
    </ul>
  );
}
