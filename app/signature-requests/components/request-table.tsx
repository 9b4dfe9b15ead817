import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { type DataColumn, DataTable, Stack, Text } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { requestMessages as messages } from '../messages.ts';
import { QualityBadge } from './quality-badge.tsx';
import { RequestMenu, type RequestCommands } from './request-menu.tsx';
import { SigningProgress } from './signing-progress.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface RequestTableProps extends RequestCommands {
  requests: readonly ListedRequest[];
  isLoading: boolean;
  /** E-mail address of the viewer, who is "you" as an owner. */
  viewerEmail: string;
  /** Shown in place of rows when there are none. */
  empty: ReactNode;
}

const hrefOf = ({ id, status_overall, viewer }: ListedRequest) =>
  status_overall === 'DRAFT' && viewer.actions.includes('edit') ? `/invite/${id}` : `/view/${id}`;

/** Requests as a table; a list of cards below 960 px. */
export function RequestTable({ requests, isLoading, viewerEmail, empty, ...commands }: RequestTableProps) {
  const intl = useIntl();
  const columns = useColumns(viewerEmail, commands);
  return (
    <DataTable
      caption={intl.formatMessage(messages.dashboardTitle)}
      columns={columns}
      rows={requests}
      getRowId={({ id }) => id}
      getRowHref={hrefOf}
      isLoading={isLoading}
      empty={empty}
    />
  );
}

function useColumns(viewerEmail: string, commands: RequestCommands): readonly DataColumn<ListedRequest>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return [
    { id: 'title', header: formatMessage(messages.columnTitle), isRowHeader: true, cell: (request) => <TitleCell request={request} /> },
    {
      id: 'status',
      header: formatMessage(messages.columnStatus),
      phone: 'bare',
      cell: (request) => (
        <Stack gap={1} align="flex-start">
          <StatusBadge status={request.status_overall} isYourTurn={request.viewer.actions.includes('sign')} />
          <SigningProgress signatures={request.signatures} />
        </Stack>
      ),
    },
    {
      id: 'owner',
      header: formatMessage(messages.columnOwner),
      cell: ({ owner, owner_name }) => (owner === viewerEmail ? formatMessage(messages.you) : <bdi>{owner_name || owner}</bdi>),
    },
    { id: 'quality', header: formatMessage(messages.columnQuality), cell: ({ quality }) => <QualityBadge quality={quality} /> },
    {
      id: 'updated',
      header: formatMessage(messages.columnUpdated),
      cell: ({ updated_at }) => <Text tag="span" size="small" tone="soft" isTabular>{format.instant(updated_at)}</Text>,
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

function TitleCell({ request }: { request: ListedRequest }) {
  return (
    <>
      <bdi>{request.title}</bdi>
      <Text tag="span" size="small" tone="soft" style={{ display: 'block' }}>
        <FormattedMessage {...messages.documentCount} values={{ count: request.document_count }} />
      </Text>
    </>
  );
}
