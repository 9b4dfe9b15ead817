import { type Template, type TemplateColleague, TemplateSharing } from '@sigillum/api-contracts/templates/schemas.ts';
import { Button, RadioCards, Users } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColleagueList } from '../../signature-requests/components/colleague-list.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { signatureRequestsColleagueMessages } from '../../signature-requests/colleague-messages.ts';
import { templatesMessages as messages } from '../messages.ts';
import { templatesSharingMessages } from '../sharing-messages.ts';

export interface TemplateSharesProps {
  template: Pick<Template, 'sharing' | 'colleagues'>;
  isSaving: boolean;
  onShare: (sharing: TemplateSharing) => void;
  onNameColleague: () => void;
  onRemoveColleague: (colleague: Pick<TemplateColleague, 'email'>) => void;
}

const rights = { USE: templatesSharingMessages.mayUse, EDIT: signatureRequestsColleagueMessages.mayWrite };

/** What all colleagues may do with a template, and single ones; a choice counts at once. */
export function TemplateShares({ template, isSaving, onShare, ...acts }: TemplateSharesProps) {
  const { formatMessage } = useIntl();
  const choices = [
    ['NONE', messages.sharingNone, messages.sharingNoneText],
    ['USE', messages.sharingUse, messages.sharingUseText],
    ['EDIT', messages.sharingEdit, messages.sharingEditText],
  ] as const;
  return (
    <StepSection
      title={<FormattedMessage {...signatureRequestsColleagueMessages.title} />}
      text={<FormattedMessage {...templatesSharingMessages.text} />}
      actions={
        <Button
          variant="secondary"
          icon={<Users aria-hidden />}
          disabled={isSaving}
          onClick={() => acts.onNameColleague()}
        >
          <FormattedMessage {...signatureRequestsColleagueMessages.name} />
        </Button>
      }
    >
      <ColleagueList
        colleagues={template.colleagues.map(({ email, sharing }) => ({ email, right: sharing }))}
        rights={rights}
        onRemove={isSaving ? undefined : acts.onRemoveColleague}
      />
      <RadioCards
        name="sharing"
        label={formatMessage(messages.sharing)}
        value={template.sharing}
        onChange={(value) => onShare(TemplateSharing.parse(value))}
        options={choices.map(([value, label, description]) => ({
          value,
          label: formatMessage(label),
          description: formatMessage(description),
        }))}
      />
    </StepSection>
  );
}
