import type { ListedTemplate } from '@sigillum/api-contracts/templates/schemas.ts';
import { Badge, ButtonLink, Card, Copy, DataTable, EmptyState, Inline, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListPaging } from '../../common/list-paging.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { templatesMessages as messages } from '../messages.ts';
import { SharedCell } from './shared-cell.tsx';
import { type TemplatesQuery, writeTemplatesPlace } from '../templates-query.ts';

export interface TemplatesTableProps {
  query: TemplatesQuery;
  list: { templates: readonly ListedTemplate[]; total_items: number };
}

/** The templates of a page, each with the way to use it. */
export function TemplatesTable({ query, list }: TemplatesTableProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <Card padding="none">
      <DataTable
        caption={formatMessage(messages.title)}
        rows={list.templates}
        getRowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Copy />}
            title={<FormattedMessage {...messages.noneFound} />}
            actions={
              <ButtonLink href="/templates" variant="secondary">
                <FormattedMessage {...messages.showAll} />
              </ButtonLink>
            }
          />
        }
        columns={[
          {
            id: 'name',
            header: formatMessage(messages.column),
            cell: ({ id, name, has_doubts: hasDoubts }) => (
              <Inline gap={2}>
                <TextLink href={`/templates/${id}`}>
                  <bdi>{name}</bdi>
                </TextLink>
                {hasDoubts && (
                  <Badge tone="warning">
                    <FormattedMessage {...messages.toConfirm} />
                  </Badge>
                )}
              </Inline>
            ),
            isRowHeader: true,
          },
          {
            id: 'shared',
            header: formatMessage(messages.sharedColumn),
            cell: (template) => <SharedCell template={template} />,
          },
          {
            id: 'changed',
            header: formatMessage(messages.changedColumn),
            cell: ({ updated_at: at }) => date(at),
          },
          {
            id: 'acts',
            header: formatMessage(messages.actsColumn),
            isHeaderHidden: true,
            align: 'end',
            cell: ({ id, name }) => (
              <ButtonLink
                href={`/templates/${id}/use`}
                variant="secondary"
                size="small"
                aria-label={formatMessage(messages.useNamed, { name })}
              >
                <FormattedMessage {...messages.use} />
              </ButtonLink>
            ),
          },
        ]}
      />
      <ListPaging
        place={query}
        shown={list.templates.length}
        total={list.total_items}
        getHref={(place) => writeTemplatesPlace({ ...query, ...place })}
      />
    </Card>
  );
}
