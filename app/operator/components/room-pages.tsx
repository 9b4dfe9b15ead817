import { ButtonLink, Inline } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { commonMessages } from '../../common/messages.ts';
import { operatorMessages as messages } from '../messages.ts';

interface RoomPagesProps {
  /** Behind which row this page begins; undefined for the first one. */
  after: string | number | undefined;
  /** The last row of this page, where others follow. */
  next: string | number | undefined;
}

/** Leads through a list that is longer than its page, by its address. */
export function RoomPages({ after, next }: RoomPagesProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  if (after === undefined && next === undefined) return null;
  const write = (row: string | number | undefined) => {
    const query = new URLSearchParams(search);
    if (row === undefined) query.delete('after');
    else query.set('after', String(row));
    return query.size ? `${pathname}?${query}` : pathname;
  };
  return (
    <nav aria-label={formatMessage(messages.pages)}>
      <Inline gap={3}>
        {after !== undefined && (
          <ButtonLink href={write(undefined)} variant="secondary">
            <FormattedMessage {...messages.firstPage} />
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink href={write(next)} variant="secondary">
            <FormattedMessage {...commonMessages.nextPage} />
          </ButtonLink>
        )}
      </Inline>
    </nav>
  );
}
