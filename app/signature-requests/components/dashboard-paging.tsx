import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { Paging } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { DashboardQuery } from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';

export interface DashboardPagingProps {
  query: DashboardQuery;
  list: SignatureRequestPage;
  getHref: (query: DashboardQuery) => string;
}

/** Where in a long list one is, and the way to the other pages. */
export function DashboardPaging({ query, list, getHref }: DashboardPagingProps) {
  const { formatMessage } = useIntl();
  const first = (query.page - 1) * query.size + 1;
  return (
    <Paging
      label={formatMessage(messages.pages)}
      page={query.page}
      pageSize={query.size}
      total={list.total_items}
      getHref={({ page, pageSize }) => getHref({ ...query, page, size: pageSize })}
      summary={formatMessage(messages.pageSummary, {
        first,
        last: first + list.signature_requests.length - 1,
        total: list.total_items,
      })}
      previousLabel={formatMessage(commonMessages.previousPage)}
      nextLabel={formatMessage(commonMessages.nextPage)}
      pageSizeLabel={formatMessage(messages.pageSize)}
    />
  );
}
