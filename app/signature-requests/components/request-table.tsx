import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { type DataColumn, DataTable } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { useDocument } from '../../providers.tsx';
import { signatureRequestsBulkMessages as bulkMessages } from '../bulk-messages.ts';
import { haveAllSigned } from '../count-progress.ts';
import { type DashboardQuery, type SortColumn, turnOrder } from '../dashboard-query.ts';
import { signatureRequestsDashboardMessages as messages } from '../dashboard-messages.ts';
import { signatureRequestsMessages } from '../messages.ts';
import { PeopleStates } from './people-states.tsx';
import { useAskedQuality } from './asked-quality.tsx';
import { RequestMenu, type RequestCommands } from './request-menu.tsx';
import { Facts, Frame, Short, State, Title, Whole } from './request-table-style.ts';
import { StatusBadge } from './status-badge.tsx';
import { SealedBy } from './used-seals.tsx';

export interface RequestTableProps extends RequestCommands {
  requests: readonly ListedRequest[];
  isLoading: boolean;
  /** The place, whose order the headings show and change. */
  query: DashboardQuery;
  getHref: (query: DashboardQuery) => string;
  /** Those of other pages may be among them. */
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** E-mail address of the viewer, whose own requests need no sender. */
  viewerEmail: string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
}

const hrefOf = ({ id, status_overall, viewer }: ListedRequest) =>
  status_overall === 'DRAFT' && viewer.actions.includes('edit') ? `/invite/${id}` : `/view/${id}`;

/** Requests as a table; a list of cards below 960 px. */
export function RequestTable({
  requests,
  isLoading,
  query,
  getHref,
  selectedIds,
  onSelect,
  viewerEmail,
  empty,
  ...commands
}: RequestTableProps) {
  const intl = useIntl();
  const columns = useColumns(viewerEmail, commands);
  const { locale, zone } = useDocument();
  const { demonstrated } = useRoot();
  const around = [locale, zone, viewerEmail, demonstrated, commands.onSaveAsTemplate !== undefined];
  return (
    <Frame>
      <DataTable
        caption={intl.formatMessage(messages.dashboardTitle)}
        columns={columns}
        rows={requests}
        getRowId={({ id }) => id}
        getRowHref={hrefOf}
        describeRow={(request) => JSON.stringify([...around, request])}
        describeHead={() => JSON.stringify([locale, query, getHref(query)])}
        sort={{ columnId: query.sortBy, direction: query.sortOrder === 'asc' ? 'ascending' : 'descending' }}
        getSortHref={({ columnId }) => {
          const sortBy = columnId as SortColumn;
          return getHref({ ...query, sortBy, sortOrder: turnOrder(query, sortBy), page: 1 });
        }}
        selection={{
          selectedIds,
          onChange: onSelect,
          allLabel: intl.formatMessage(bulkMessages.selectAll),
          getRowLabel: ({ title }) => intl.formatMessage(bulkMessages.select, { title }),
        }}
        isLoading={isLoading}
        empty={empty}
      />
    </Frame>
  );
}

function useColumns(viewerEmail: string, commands: RequestCommands): readonly DataColumn<ListedRequest>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const nameAsked = useAskedQuality();
  // Columns that sort have the ids of what they sort by.
  return [
    {
      id: 'title',
      header: formatMessage(messages.columnTitle),
      isRowHeader: true,
      isSortable: true,
      cell: (request) => (
        <>
          <Title>{request.title}</Title>
          <Facts tag="span" size="small" tone="soft" isTabular>
            {`${formatMessage(messages.documentCount, { count: request.document_count })} · ${nameAsked(request.quality)}`}
            {request.owner === viewerEmail ? null : (
              <>
                {' · '}
                <FormattedMessage
                  {...messages.sentBy}
                  values={{ name: <bdi key="name">{request.owner_name || request.owner}</bdi> }}
                />
              </>
            )}
            <span data-part="phone">
              {' · '}
              <Whole>{format.instant(request.updated_at)}</Whole>
            </span>
          </Facts>
        </>
      ),
    },
    {
      id: 'status',
      header: formatMessage(messages.columnStatus),
      isSortable: true,
      phone: 'bare',
      cell: (request) => (
        <State>
          <StatusBadge
            status={request.status_overall}
            isYourTurn={request.viewer.actions.includes('sign')}
            isPending={haveAllSigned(request.signatures)}
          />
          <SealedBy signatures={request.signatures} />
        </State>
      ),
    },
    {
      id: 'open_signatures',
      header: formatMessage(signatureRequestsMessages.signers),
      isSortable: true,
      phone: 'bare',
      cell: ({ signatures, viewer, status_overall }) => (
        <State data-part="people">
          <PeopleStates signatures={signatures} ownSid={viewer.sid} isOpen={status_overall === 'OPEN'} />
        </State>
      ),
    },
    {
      id: 'updated_at',
      header: formatMessage(messages.columnUpdated),
      isSortable: true,
      phone: 'hidden',
      cell: ({ updated_at }) => (
        <Short tag="span" size="small" tone="soft" isTabular>
          {format.instant(updated_at)}
        </Short>
      ),
    },
    {
      id: 'actions',
      header: formatMessage(messages.columnActions),
      isHeaderHidden: true,
      align: 'end',
      width: '56px',
      phone: 'bare',
      cell: (request) => <RequestMenu request={request} {...commands} />,
    },
  ];
}
