import {
  Button,
  ButtonLink,
  Card,
  DateRangeField,
  FieldLine,
  Inline,
  Stack,
  TabLinks,
  Text,
  theme,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { styled } from 'styled-components';
import { ListPaging } from '../../common/list-paging.tsx';
import { PageHead } from '../../common/page-head.tsx';
import { usePeriodForm } from '../../common/use-period-form.ts';
import { formsMessages } from '../../forms/messages.ts';
import { businessActivityMessages as messages } from '../activity-messages.ts';
import { type ActivityQuery, activityTabs, readActivityQuery } from '../activity-query.ts';
import type { ExportState } from '../use-table-export.ts';
import { ActivityEmpty } from './activity-empty.tsx';
import { ExportButtons, ExportProgress } from './activity-export.tsx';
import { type ActivityList, ActivityTable } from './activity-table.tsx';

export interface ActivityViewProps {
  businessId: string;
  query: ActivityQuery;
  list: ActivityList;
  isLoading: boolean;
  getHref: (query: ActivityQuery) => string;
  exportState: ExportState | undefined;
  onExport: (address: string) => void;
  onCancelExport: () => void;
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
`;

const tabTexts = {
  signatures: messages.tabSignatures,
  identifications: messages.tabIdentifications,
  accounts: messages.tabAccounts,
} as const;

/** What has happened in a business: its kinds as tabs, days, pages, and files. */
export function ActivityView(props: ActivityViewProps) {
  const { businessId, query, list, isLoading, getHref, exportState, onExport, onCancelExport } = props;
  const { formatMessage } = useIntl();
  const all = { ...query, from: undefined, to: undefined, page: 1 };
  const total = list.page.total_items;
  return (
    <Stack gap={5}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </PageHead>
      <TabLinks
        label={formatMessage(messages.tabs)}
        tabs={activityTabs.map((tab) => ({
          href: getHref({ ...query, tab, page: 1 }),
          label: formatMessage(tabTexts[tab]),
          isCurrent: tab === query.tab,
        }))}
      />
      <PeriodForm query={query} getHref={getHref} clearHref={getHref(all)} />
      <Tools>
        <Text tag="p" tone="soft" size="small" role="status">
          {formatMessage(isLoading ? messages.loading : messages.found, { count: total })}
        </Text>
        {total > 0 ? (
          <Inline gap={2}>
            <ExportButtons businessId={businessId} query={query} onExport={onExport} />
          </Inline>
        ) : null}
      </Tools>
      <div aria-live="polite">
        <ExportProgress state={exportState} onCancel={onCancelExport} />
      </div>
      <Card padding="none" tag="div">
        <ActivityTable
          list={list}
          isLoading={isLoading}
          empty={<ActivityEmpty query={query} clearHref={getHref(all)} />}
        />
        <ListPaging
          place={query}
          shown={list.page.activities.length}
          total={list.page.total_items}
          getHref={(place) => getHref({ ...query, ...place })}
        />
      </Card>
    </Stack>
  );
}

/** A plain form, so that it works before scripts do. */
function PeriodForm({
  query,
  getHref,
  clearHref,
}: Pick<ActivityViewProps, 'query' | 'getHref'> & { clearHref: string }) {
  const { formatMessage, locale } = useIntl();
  const { from, to } = query;
  const rest = [...new URLSearchParams(clearHref.split('?')[1])];
  const { onSubmit, ...wrong } = usePeriodForm((search) => getHref(readActivityQuery(search)));
  return (
    <FieldLine
      as={Form}
      action="/business/activity"
      key={`${query.tab} ${from} ${to}`}
      preventScrollReset
      onSubmit={onSubmit}
    >
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DateRangeField
        label={formatMessage(messages.period)}
        {...wrong}
        startLabel={formatMessage(messages.from)}
        endLabel={formatMessage(messages.to)}
        startName="dateFrom"
        endName="dateTo"
        locale={locale}
        defaultValue={{ ...(from && { start: from }), ...(to && { end: to }) }}
        openLabel={formatMessage(formsMessages.chooseDays)}
      />
      <Inline gap={2}>
        <Button type="submit" variant="secondary">
          <FormattedMessage {...messages.apply} />
        </Button>
        {(from ?? to) ? (
          <ButtonLink href={clearHref} variant="quiet">
            <FormattedMessage {...messages.clear} />
          </ButtonLink>
        ) : null}
      </Inline>
    </FieldLine>
  );
}
