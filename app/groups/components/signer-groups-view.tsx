import { Button, Card, EmptyState, Inline, Text, theme, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ListHead, ListName, ListTools } from '../../common/list-style.ts';
import { PageHead } from '../../common/page-head.tsx';
import { FeatureNotice } from '../../pricing/components/feature-of-plan.tsx';
import { groupsMessages as messages } from '../messages.ts';
import { SignerGroupsSearch } from './signer-groups-search.tsx';
import { SignerGroupsTable, type SignerGroupsTableProps } from './signer-groups-table.tsx';

export interface SignerGroupsViewProps extends SignerGroupsTableProps {
  onCreate: () => void;
}

/** The groups of signers of a business, with the way to another one. */
export function SignerGroupsView({ query, list, onCreate, onEdit, onDelete }: SignerGroupsViewProps) {
  const isIncluded = list.limits.is_included;
  const create = isIncluded && (
    <Button icon={<Users aria-hidden />} onClick={onCreate}>
      <FormattedMessage {...messages.createTitle} />
    </Button>
  );
  return (
    <>
      <ListHead>
        <ListName>
          <PageHead title={<FormattedMessage {...messages.title} />}>
            <FormattedMessage {...messages.text} />
          </PageHead>
        </ListName>
        {list.count > 0 && create}
      </ListHead>
      {!isIncluded && (
        <div style={{ marginBottom: theme.space[4] }}>
          <FeatureNotice feature="groups" />
        </div>
      )}
      {list.count === 0 ? (
        isIncluded && (
          <Card padding="none">
            <EmptyState icon={<Users />} title={<FormattedMessage {...messages.emptyTitle} />} actions={create}>
              <FormattedMessage {...messages.emptyText} />
            </EmptyState>
          </Card>
        )
      ) : (
        <>
          <ListTools>
            <Inline style={{ flex: '1 1 auto' }}>
              <SignerGroupsSearch q={query.q} />
            </Inline>
            {isIncluded && (
              <Text tone="soft" size="small">
                <FormattedMessage {...messages.used} values={{ count: list.count, greatest: list.limits.max_groups }} />
              </Text>
            )}
          </ListTools>
          <SignerGroupsTable {...{ query, list, onEdit, onDelete }} />
        </>
      )}
    </>
  );
}
