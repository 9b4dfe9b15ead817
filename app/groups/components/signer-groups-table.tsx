import type { GroupLimits, SignerGroup } from '@sigillum/api-contracts/groups/schemas.ts';
import {
  ButtonLink,
  Card,
  DataTable,
  EmptyState,
  IconButton,
  Inline,
  Pencil,
  until,
  Users,
} from '@sigillum/design-system';
import { Trash2 } from '@sigillum/design-system/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ListPaging } from '../../common/list-paging.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { type GroupsQuery, writeGroupsPlace } from '../groups-query.ts';
import { groupsMessages as messages } from '../messages.ts';

export interface SignerGroupsTableProps {
  query: GroupsQuery;
  list: {
    groups: readonly SignerGroup[];
    /** Of those that are searched. */
    total_items: number;
    /** Of the business. */
    count: number;
    limits: GroupLimits;
  };
  onEdit: (group: SignerGroup) => void;
  onDelete: (group: SignerGroup) => void;
}

/** On phones a name leaves room for both buttons in its corner. */
const Sheet = styled(Card)`
  ${until.md} {
    tbody tr th {
      padding-right: 112px !important;
    }
  }
`;

/** The groups of a page, each with what can be done with it. */
export function SignerGroupsTable({ query, list, onEdit, onDelete }: SignerGroupsTableProps) {
  const { formatMessage } = useIntl();
  const { number, date } = useFormat();
  return (
    <Sheet padding="none">
      <DataTable
        caption={formatMessage(messages.title)}
        rows={list.groups}
        getRowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Users />}
            title={<FormattedMessage {...messages.noneFound} />}
            actions={
              <ButtonLink href={writeGroupsPlace({ ...query, q: '', page: 1 })} variant="secondary">
                <FormattedMessage {...messages.showAll} />
              </ButtonLink>
            }
          >
            <FormattedMessage {...messages.noneFoundText} />
          </EmptyState>
        }
        columns={[
          {
            id: 'name',
            header: formatMessage(messages.column),
            cell: ({ name }) => <bdi>{name}</bdi>,
            isRowHeader: true,
          },
          {
            id: 'people',
            header: formatMessage(messages.people),
            cell: ({ member_count: count }) => number(count),
            align: 'end',
          },
          {
            id: 'changed',
            header: formatMessage(messages.changedAt),
            cell: ({ updated_at: at }) => date(at),
          },
          {
            id: 'acts',
            header: formatMessage(messages.acts),
            isHeaderHidden: true,
            align: 'end',
            phone: 'corner',
            cell: (group) => (
              <Inline gap={1} style={{ flexWrap: 'nowrap', justifyContent: 'flex-end' }}>
                <IconButton
                  label={formatMessage(messages.edit, { name: group.name })}
                  icon={<Pencil />}
                  onClick={() => onEdit(group)}
                />
                <IconButton
                  label={formatMessage(messages.deleteNamed, { name: group.name })}
                  icon={<Trash2 />}
                  onClick={() => onDelete(group)}
                />
              </Inline>
            ),
          },
        ]}
      />
      <ListPaging
        place={query}
        shown={list.groups.length}
        total={list.total_items}
        getHref={(place) => writeGroupsPlace({ ...query, ...place })}
      />
    </Sheet>
  );
}
