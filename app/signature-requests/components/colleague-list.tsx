import { IconButton, Text, X } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useRoot } from '../../layouts/use-root.ts';
import type { Colleague } from '../colleagues.ts';
import { signatureRequestsColleagueMessages as messages } from '../colleague-messages.ts';
import { PersonRow } from './person-row.ts';

export interface ColleagueListProps<Right extends string> {
  colleagues: readonly { email: string; right: Right }[];
  /** What each may. */
  rights: Readonly<Record<Right, MessageText>>;
  /** Only for who may take access; the own is given up with the request. */
  onRemove?: ((colleague: { email: string; right: Right }) => void) | undefined;
}

/** What a colleague may do with a request. */
export const requestRights: Readonly<Record<Colleague['right'], MessageText>> = {
  read: messages.mayRead,
  write: messages.mayWrite,
};

/** Who of the organisation may do what. */
export function ColleagueList<Right extends string>({ colleagues, rights, onRemove }: ColleagueListProps<Right>) {
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
              <FormattedMessage {...rights[colleague.right]} />
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
