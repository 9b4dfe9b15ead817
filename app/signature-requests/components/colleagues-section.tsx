import { Button, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { Colleague } from '../colleagues.ts';
import { signatureRequestsColleagueMessages as messages } from '../colleague-messages.ts';
import { ColleagueList, requestRights } from './colleague-list.tsx';
import { StepSection } from './step-section.tsx';
import { TeamSwitch, type TeamSwitchProps } from './team-switch.tsx';

export interface ColleaguesSectionProps {
  colleagues: readonly Colleague[];
  onNameColleague: () => void;
  onRemoveColleague: (colleague: Colleague) => void;
  team: TeamSwitchProps;
}

/** Who of the organisation may read or edit a draft and what becomes of it. */
export function ColleaguesSection({ colleagues, onNameColleague, onRemoveColleague, team }: ColleaguesSectionProps) {
  return (
    <StepSection
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      actions={
        <Button variant="secondary" icon={<Users aria-hidden />} onClick={onNameColleague}>
          <FormattedMessage {...messages.name} />
        </Button>
      }
    >
      <ColleagueList colleagues={colleagues} rights={requestRights} onRemove={onRemoveColleague} />
      <TeamSwitch {...team} />
    </StepSection>
  );
}
