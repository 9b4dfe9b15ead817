import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import { ButtonLink, Card, Copy, DataTable, EmptyState, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { ListHead, ListName } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { templatesBatchMessages as messages } from '../batch-messages.ts';
import { type BatchesQuery, writeBatchesPlace } from '../batches-query.ts';

export interface BatchesViewProps {
  query: BatchesQuery;
  list: { batches: readonly Batch[]; total_items: number };
}

/** What was sent to many, with how far it is. */
export function BatchesView({ query, list }: BatchesViewProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<FormattedMessage {...messages.title} />}>
            <FormattedMessage {...messages.text} />
          </PageHead>
        </ListName>
        <ButtonLink href="/templates" variant="secondary">
          <FormattedMessage {...messages.toTemplates} />
        </ButtonLink>
      </ListHead>
      <Card padding="none">
        <DataTable
          caption={formatMessage(messages.title)}
          rows={list.batches}
          getRowId={({ id }) => id}
          empty={
            <EmptyState icon={<Copy />} title={<FormattedMessage {...messages.emptyTitle} />}>
              <FormattedMessage {...messages.emptyText} />
            </EmptyState>
          }
          columns={[
            {
              id: 'name',
              header: formatMessage(messages.columnName),
              cell: ({ id, name }) => (
                <TextLink href={`/batches/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>
              ),
              isRowHeader: true,
            },
            {
              id: 'signed',
              header: formatMessage(messages.columnProgress),
              cell: ({ states, row_count: total }) =>
                formatMessage(messages.signedOf, { signed: states.SIGNED, total }),
            },
            {
              id: 'failed',
              header: formatMessage(messages.columnFailed),
              cell: ({ states }) => states.FAILED,
            },
            {
              id: 'made',
              header: formatMessage(messages.columnMade),
              cell: ({ created_at: at }) => date(at),
            },
          ]}
        />
        <ListPaging
          place={query}
          shown={list.batches.length}
          total={list.total_items}
          getHref={(place) => writeBatchesPlace('/batches', { ...query, ...place })}
        />
      </Card>
    </>
  );
}
