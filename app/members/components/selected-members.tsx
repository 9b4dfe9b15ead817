import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import { Button } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListBar } from '../../common/list-style.ts';
import { membersListMessages as messages } from '../list-messages.ts';
import { membersMessages } from '../messages.ts';

export interface SelectedMembersProps {
  selected: readonly ListedMember[];
  onRemove: (members: readonly ListedMember[]) => void;
  onClear: () => void;
}

/** Above the list while people are selected. */
export function SelectedMembers({ selected, onRemove, onClear }: SelectedMembersProps) {
  const { formatMessage } = useIntl();
  const count = selected.length;
  return (
    <ListBar role="toolbar" aria-label={formatMessage(messages.bar)}>
      <strong role="status">
        <FormattedMessage {...messages.selected} values={{ count }} />
      </strong>
      <Button variant="secondary" size="small" onClick={() => onRemove(selected)}>
        <FormattedMessage {...membersMessages.removeSubmit} values={{ count }} />
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        <FormattedMessage {...messages.clear} />
      </Button>
    </ListBar>
  );
}
