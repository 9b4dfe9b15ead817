import { TemplateSharing } from '@sigillum/api-contracts/templates/schemas.ts';
import { Card, RadioCards } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { templatesMessages as messages } from '../messages.ts';

export interface TemplateSharesProps {
  sharing: TemplateSharing;
  onShare: (sharing: TemplateSharing) => void;
}

/** What colleagues may do with a template; a choice counts at once. */
export function TemplateShares({ sharing, onShare }: TemplateSharesProps) {
  const { formatMessage } = useIntl();
  const choices = [
    ['NONE', messages.sharingNone, messages.sharingNoneText],
    ['USE', messages.sharingUse, messages.sharingUseText],
    ['EDIT', messages.sharingEdit, messages.sharingEditText],
  ] as const;
  return (
    <Card>
      <RadioCards
        name="sharing"
        label={formatMessage(messages.sharing)}
        value={sharing}
        onChange={(value) => onShare(TemplateSharing.parse(value))}
        options={choices.map(([value, label, description]) => ({
          value,
          label: formatMessage(label),
          description: formatMessage(description),
        }))}
      />
    </Card>
  );
}
