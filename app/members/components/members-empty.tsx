import { invitationDays } from '@sigillum/api-contracts/members/schemas.ts';
import { Button, ButtonLink, EmptyState, UserPlus } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Illustration } from '../../illustrations/illustration.tsx';
import { membersListMessages as messages } from '../list-messages.ts';
import { type MembersQuery, writeMembersHref } from '../members-query.ts';

/** What stands in place of the list when nobody is in it, and what to do next. */
export function MembersEmpty({ query, onAdd }: { query: MembersQuery; onAdd: () => void }) {
  const { view, q } = query;
  if (q)
    return (
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title={<FormattedMessage {...messages.emptySearchTitle} values={{ q: <bdi key="q">{q}</bdi> }} />}
        actions={
          <ButtonLink href={writeMembersHref({ ...query, q: '', page: 1 })} variant="secondary">
            <FormattedMessage {...messages.emptySearchAll} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.emptySearchText} />
      </EmptyState>
    );
  if (view === 'removed')
    return (
      <EmptyState title={<FormattedMessage {...messages.emptyRemovedTitle} />}>
        <FormattedMessage {...messages.emptyRemovedText} />
      </EmptyState>
    );
  return (
    <EmptyState
      illustration={<Illustration name="empty-inbox" />}
      title={<FormattedMessage {...messages.emptyInvitedTitle} />}
      actions={
        <Button icon={<UserPlus aria-hidden />} onClick={onAdd}>
          <FormattedMessage {...messages.add} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptyInvitedText} values={{ days: invitationDays }} />
    </EmptyState>
  );
}
