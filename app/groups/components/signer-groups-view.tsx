import { Button, Card, EmptyState, Heading, Inline, Stack, Text, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { groupsMessages as messages } from '../messages.ts';
import { SignerGroupsSearch } from './signer-groups-search.tsx';
import { SignerGroupsTable, type SignerGroupsTableProps } from './signer-groups-table.tsx';

export interface SignerGroupsViewProps extends SignerGroupsTableProps {
  onCreate: () => void;
}

/** The groups of signers of a business, with the way to another one. */
export function SignerGroupsView({ query, list, onCreate, onEdit, onDelete }: SignerGroupsViewProps) {
  const create = (
    <Button icon={<Users aria-hidden />} onClick={onCreate}>
      <FormattedMessage {...messages.createTitle} />
    </Button>
  );
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
      </Stack>
      {list.count === 0 ? (
        <Card padding="none">
          <EmptyState icon={<Users />} title={<FormattedMessage {...messages.emptyTitle} />} actions={create}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        </Card>
      ) : (
        <Stack gap={4}>
          <SignerGroupsSearch q={query.q} />
          <Inline gap={4}>
            {create}
            <Text tone="soft">
              <FormattedMessage {...messages.used} values={{ count: list.count, greatest: list.limits.max_groups }} />
            </Text>
          </Inline>
          <SignerGroupsTable {...{ query, list, onEdit, onDelete }} />
        </Stack>
      )}
    </Stack>
  );
}
