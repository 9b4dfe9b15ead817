import { exportSignatureRequests } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import type { RequestsAtRisk } from '@sigillum/api-contracts/signature-requests/list-at-risk.ts';
import type { SignatureRequestPage } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import {
  Banner,
  ButtonLink,
  Card,
  Download,
  Heading,
  Inline,
  Plus,
  TabLinks,
  Text,
  TextLink,
  theme,
  VisuallyHidden,
} from '@sigillum/design-system';
import { Kept } from '@sigillum/design-system/support/Kept.tsx';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ListPaging } from '../../common/list-paging.tsx';
import { ListSearch } from '../../common/list-search.tsx';
import { ListHead, ListTools } from '../../common/list-style.ts';
import { bridge } from '../../http/browser-api.ts';
import { identificationStandardsMessages } from '../../identification/standards-messages.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useDocument } from '../../providers.tsx';
import { HighestQualityBadge } from '../../user/components/highest-quality-badge.tsx';
import { OutboxNote } from '../../user/components/outbox-note.tsx';
import {
  type DashboardQuery,
  type DashboardView as View,
  dashboardViews,
  switchView,
  writeExportQuery,
} from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';
import { AtRisk } from './at-risk.tsx';
import { BulkBar, type BulkCommands } from './bulk-bar.tsx';
import { DashboardEmpty } from './dashboard-empty.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { RequestCommands } from './request-menu.tsx';
import { RequestTable } from './request-table.tsx';
import { SortMenu } from './sort-menu.tsx';

export interface DashboardViewProps extends RequestCommands {
  query: DashboardQuery;
  list: SignatureRequestPage;
  /** What may fail; null where that could not be told. */
  atRisk: RequestsAtRisk | null;
  viewerEmail: string;
  /** False for an account that only signs what others send. */
  canUpload?: boolean;
  /** Another view or page is on its way. */
  isLoading?: boolean;
  /** The list could not be brought up to date; what is shown is older. */
  isStale?: boolean;
  getHref: (query: DashboardQuery) => string;
  onSearch: (q: string) => void;
  /** What can be done to several requests. */
  bulk: BulkCommands;
}

const Note = styled.div`
  margin-bottom: ${theme.space[3]};

  &:empty {
    display: none;
  }
`;

const noIds: ReadonlySet<string> = new Set();

const viewTexts = {
  'to-sign': messages.viewToSign,
  sent: messages.viewSent,
  done: messages.viewDone,
  drafts: messages.tabDrafts,
  search: messages.tabSearch,
} as const satisfies Record<View, unknown>;

/** The list of signature requests with its tabs, search, order and pages. */
export function DashboardView({
  query,
  list,
  atRisk,
  viewerEmail,
  canUpload = true,
  isLoading = false,
  isStale = false,
  getHref,
  onSearch,
  bulk,
  ...commands
}: DashboardViewProps) {
  const { formatMessage } = useIntl();
  const { highestQuality } = useRoot();
  const { counts, total_items: total, total_is_minimum: isAtLeast } = list;
  const id = useId();
  const { locale, zone } = useDocument();
  const { number } = useFormat();
  /** Of the list in which they were chosen: what was signed is not chosen among what is done, where it could be deleted. */
  const [chosen, setChosen] = useState({ view: query.view, ids: noIds });
  const selectedIds = chosen.view === query.view ? chosen.ids : noIds;
  const setSelectedIds = (ids: ReadonlySet<string>) => setChosen({ view: query.view, ids });
  const selected = list.signature_requests.filter(({ id }) => selectedIds.has(id));
  const numbers: Partial<Record<View, number>> = {
    'to-sign': counts.to_sign,
    sent: counts.sent,
    drafts: counts.drafts,
  };
  const tabs = dashboardViews.map((view) => ({
    href: getHref(switchView(query, view)),
    label: formatMessage(viewTexts[view]),
    isCurrent: view === query.view,
    ...(numbers[view] && { count: number(numbers[view]) }),
  }));
  return (
    <>
      <Kept
        from={() =>
          JSON.stringify([
            'dashboard',
            id,
            locale,
            zone,
            query,
            getHref(query),
            counts,
            total,
            highestQuality,
            atRisk,
            canUpload,
          ])
        }
      >
        {() => (
          <>
            <ListHead>
              <div>
                <Heading level={1}>
                  <FormattedMessage {...messages.dashboardTitle} />
                </Heading>
                <Inline gap={3}>
                  <Text tone="soft">
                    <FormattedMessage {...messages.toSign} values={{ count: counts.to_sign }} />
                  </Text>
                  {highestQuality && (
                    <Inline gap={2}>
                      <TextLink href="/profile/signature-standards">
                        <FormattedMessage {...identificationStandardsMessages.title} />
                      </TextLink>
                      <HighestQualityBadge quality={highestQuality} />
                    </Inline>
                  )}
                </Inline>
              </div>
              {canUpload && (
                <ButtonLink href="/upload" icon={<Plus aria-hidden />}>
                  <FormattedMessage {...messages.newRequest} />
                </ButtonLink>
              )}
            </ListHead>
            <ListTools>
              <TabLinks label={formatMessage(messages.tabs)} tabs={tabs} />
              <Inline gap={2} style={{ flex: '1 1 auto', justifyContent: 'flex-end' }}>
                <ListSearch
                  action="/dashboard"
                  hidden={{ name: 'tab', value: 'search' }}
                  label={<FormattedMessage {...messages.searchLabel} />}
                  q={query.q}
                  onSearch={onSearch}
                />
                <SortMenu query={query} getHref={getHref} />
              </Inline>
            </ListTools>
            {query.view === 'to-sign' || query.view === 'sent' ? (
              <AtRisk atRisk={atRisk} saysNone={query.view === 'sent' && counts.sent > 0} />
            ) : null}
            <FilterPanel query={query} getHref={getHref}>
              {total > 0 ? (
                <ButtonLink
                  href={`${bridge(exportSignatureRequests.path)}?${writeExportQuery(query)}`}
                  variant="quiet"
                  size="small"
                  icon={<Download aria-hidden />}
                >
                  <FormattedMessage {...messages.export} />
                </ButtonLink>
              ) : null}
            </FilterPanel>
          </>
        )}
      </Kept>
      {isStale ? (
        <Banner tone="warning" style={{ marginBottom: theme.space[4] }}>
          <FormattedMessage {...messages.stale} />
        </Banner>
      ) : null}
      <Note>{query.view === 'sent' && counts.sent > 0 ? <OutboxNote kind="mail" /> : null}</Note>
      <VisuallyHidden role="status">
        {isLoading
          ? formatMessage(messages.loading)
          : formatMessage(isAtLeast ? messages.foundAtLeast : messages.found, { count: total })}
      </VisuallyHidden>
      <Card padding="none" tag="div">
        {selected.length > 0 && !isLoading ? (
          <BulkBar selected={selected} onClear={() => setSelectedIds(noIds)} {...bulk} />
        ) : null}
        <RequestTable
          requests={list.signature_requests}
          isLoading={isLoading}
          viewerEmail={viewerEmail}
          query={query}
          getHref={getHref}
          empty={<DashboardEmpty query={query} getHref={getHref} canUpload={canUpload} />}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
          {...commands}
        />
        <ListPaging
          place={query}
          shown={list.signature_requests.length}
          total={total}
          isAtLeast={isAtLeast}
          getHref={(place) => getHref({ ...query, ...place })}
        />
      </Card>
    </>
  );
}
