import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Switch } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signatureRequestsTeamMessages as messages } from '../team-messages.ts';

export interface TeamSwitchProps {
  request: Pick<SignatureRequest, 'team_inbox' | 'assignee' | 'status_overall'>;
  onChange: (isIn: boolean) => void;
}

/** Whether a request lies in the inbox of the organisation's team, and whose it is there. */
export function TeamSwitch({ request: { team_inbox, assignee, status_overall }, onChange }: TeamSwitchProps) {
  return (
    <Switch
      label={<FormattedMessage {...messages.title} />}
      hint={
        assignee ? (
          <FormattedMessage {...messages.assignedTo} values={{ name: <bdi>{assignee.name || assignee.email}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.switchText} values={{ status: status_overall }} />
        )
      }
      checked={team_inbox}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
