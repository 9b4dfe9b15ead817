import { type Batch, type BatchRow, BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { Card, Copy, DataTable, EmptyState, Stack, TabLinks, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';
import { type BatchesQuery, writeBatchesPlace } from '../batches-query.ts';
import { RowStateBadge, rowStateTexts } from './row-state-badge.tsx';

export interface BatchRowsProps {
  batch: Batch;
  query: BatchesQuery;
  list: { rows: readonly BatchRow[]; total_items: number };
}

/** The rows of a batch, all or those in one state, with where each of them stands. */
export function BatchRows({ batch: { id, states }, query, list }: BatchRowsProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const format = useTexts();
  const path = `/batches/${id}`;
  const all = Object.values(states).reduce((sum, count) => sum + count, 0);
  const shown = BatchRowState.options.filter((state) => states[state] > 0 || state === query.state);
  return (
    <Stack gap={4}>
      <TabLinks
        label={formatMessage(messages.states)}
        tabs={[undefined, ...shown].map((state) => ({
          href: writeBatchesPlace(path, { state, page: 1, size: query.size }),
          label: formatMessage(state ? rowStateTexts[state] : messages.all),
          count: number(state ? states[state] : all),
          isCurrent: state === query.state,
        }))}
      />
      <Card padding="none">
        <DataTable
          caption={formatMessage(messages.rows)}
          rows={list.rows}
          getRowId={({ number }) => String(number)}
          empty={<EmptyState icon={<Copy />} title={<FormattedMessage {...messages.none} />} />}
          columns={[
            {
              id: 'row',
              header: formatMessage(messages.row),
              cell: ({ number }) => number,
              isRowHeader: true,
              width: '5rem',
            },
            {
              id: 'people',
              header: formatMessage(messages.people),
              width: '40%',
              cell: ({ people, key }) => (
                <Stack gap={1}>
                  {people.map(({ email, name }, index) => (
                    <bdi key={index} style={{ overflowWrap: 'anywhere' }}>
                      {name ? `${name} <${email}>` : email}
                    </bdi>
                  ))}
                  {key !== null && (
                    <Text tone="soft">
                      {formatMessage(messages.key)}: <bdi>{key}</bdi>
                    </Text>
                  )}
                </Stack>
              ),
            },
            {
              id: 'state',
              header: formatMessage(messages.state),
              cell: ({ state, reason }) => (
                <Stack gap={1}>
                  <span>
                    <RowStateBadge state={state} />
                  </span>
                  {reason && <Text tone="soft">{format({ id: reason })}</Text>}
                </Stack>
              ),
            },
            {
              id: 'request',
              header: formatMessage(messages.request),
              isHeaderHidden: true,
              align: 'end',
              width: '8rem',
              cell: ({ request_id: request, number }) =>
                request ? (
                  <TextLink href={`/view/${request}`} aria-label={formatMessage(messages.openRequest, { number })}>
                    <FormattedMessage {...messages.request} />
                  </TextLink>
                ) : (
                  '–'
                ),
            },
          ]}
        />
        <ListPaging
          place={query}
          shown={list.rows.length}
          total={list.total_items}
          getHref={(place) => writeBatchesPlace(path, { ...query, ...place })}
        />
      </Card>
    </Stack>
  );
}
