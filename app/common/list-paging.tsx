import { Paging, pageSizes } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/use-format.ts';
import { commonMessages } from './messages.ts';
import type { PagePlace } from './page-place.ts';

export interface ListPagingProps {
  /** The page that is shown. */
  place: PagePlace;
  /** How many rows the page has. */
  shown: number;
  /** How many the list has. */
  total: number;
  /** It has at least so many. */
  isAtLeast?: boolean | undefined;
  getHref: (place: PagePlace) => string;
  /** No other size is offered. */
  hasOneSize?: boolean;
}

/** Which part of a list is shown, and the way to the others. Nothing where the shortest page holds it all. */
export function ListPaging({
  place: { page, size },
  shown,
  total,
  isAtLeast = false,
  getHref,
  hasOneSize = false,
}: ListPagingProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  if (total <= pageSizes[0]) return null;
  const first = (page - 1) * size + 1;
  return (
    <Paging
      label={formatMessage(commonMessages.pages)}
      page={page}
      pageSize={size}
      total={total}
      getHref={(other) => getHref({ page: other.page, size: other.pageSize })}
      summary={formatMessage(isAtLeast ? commonMessages.pageSummaryAtLeast : commonMessages.pageSummary, {
        first: number(first),
        last: number(first + shown - 1),
        total: number(total),
      })}
      previousLabel={formatMessage(commonMessages.previousPage)}
      nextLabel={formatMessage(commonMessages.nextPage)}
      pageSizeLabel={hasOneSize ? undefined : formatMessage(commonMessages.pageSize)}
    />
  );
}
