import { ButtonLink, EmptyState, Plus } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { Illustration } from '../../illustrations/illustration.tsx';
import { noFilters } from '../dashboard-filters.ts';
import { type DashboardQuery, type DashboardView, isNarrowed, narrow } from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';
import { signatureRequestsFilterMessages as filterMessages } from '../filter-messages.ts';

const texts = {
  'to-sign': { title: messages.emptyToSignTitle, text: messages.emptyToSignText },
  sent: { title: messages.emptySentTitle, text: messages.emptySentText },
  done: { title: messages.emptyDoneTitle, text: messages.emptyDoneText },
  search: { title: messages.emptyAllTitle, text: messages.emptyAllText },
} as const satisfies Partial<Record<DashboardView, unknown>>;

export interface DashboardEmptyProps {
  query: DashboardQuery;
  getHref: (query: DashboardQuery) => string;
  /** False: the way to a document of one's own is shown only where one looks for what one has sent. */
  canUpload: boolean;
}

/** What stands in place of the list when there is nothing in it. */
export function DashboardEmpty({ query, getHref, canUpload }: DashboardEmptyProps) {
  const { view, q } = query;
  const start = (
    <ButtonLink href="/upload" icon={<Plus aria-hidden />}>
      <FormattedMessage {...messages.newRequest} />
    </ButtonLink>
  );
  if (view === 'drafts') {
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
  if (isNarrowed(query)) {
    return (
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title={<FormattedMessage {...filterMessages.emptyTitle} />}
        actions={
          <ButtonLink href={getHref(narrow(query, noFilters))} variant="secondary">
            <FormattedMessage {...filterMessages.clear} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...filterMessages.emptyText} />
      </EmptyState>
    );
  }
  if (q) {
    return (
      <EmptyState
        illustration={<Illustration name="no-results" />}
        title={<FormattedMessage {...messages.emptySearchTitle} values={{ q: <bdi>{q}</bdi> }} />}
        actions={
          <ButtonLink href={getHref({ ...query, q: '', page: 1 })} variant="secondary">
            <FormattedMessage {...messages.emptySearchAll} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...messages.emptySearchText} />
      </EmptyState>
    );
  }
  const { title, text } = texts[view];
  return (
    <EmptyState
      illustration={<Illustration name="empty-inbox" />}
      title={<FormattedMessage {...title} />}
      actions={view === 'done' || (view === 'to-sign' && !canUpload) ? undefined : start}
    >
      <FormattedMessage {...text} />
    </EmptyState>
  );
}
