import { ButtonLink, EmptyState, Plus } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Illustration } from '../../illustrations/illustration.tsx';
import type { DashboardQuery } from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

/** What stands in place of the list when there is nothing in it. */
export function DashboardEmpty({ tab, q }: Pick<DashboardQuery, 'tab' | 'q'>) {
  const start = (
    <ButtonLink href="/upload" icon={<Plus aria-hidden />}>
      <FormattedMessage {...messages.newRequest} />
    </ButtonLink>
  );
  if (tab === 'drafts') {
    return (
      <EmptyState
        illustration={<Illustration name="drafts-empty" />}
        title={<FormattedMessage {...messages.emptyDraftsTitle} />}
        actions={start}
      >
        <FormattedMessage {...messages.emptyDraftsText} />
      </EmptyState>
    );
  }
  if (q) {
    return (
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title={<FormattedMessage {...messages.emptySearchTitle} values={{ q: <bdi>{q}</bdi> }} />}
      >
        <FormattedMessage {...messages.emptySearchText} />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<Illustration name="empty-inbox" />}
      title={<FormattedMessage {...messages.emptyInboxTitle} />}
      actions={start}
    >
      <FormattedMessage {...messages.emptyInboxText} />
    </EmptyState>
  );
}
