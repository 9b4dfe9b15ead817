import { Stack, Switch, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { type DisplayOption, displayOptions, type VisualSignaturePermissions } from '../visual-signature.ts';

export interface DisplaySwitchesProps {
  display: Readonly<Record<DisplayOption, boolean>>;
  permissions: VisualSignaturePermissions;
  onChange: (display: Readonly<Record<DisplayOption, boolean>>) => void;
}

const labels = { date: messages.date, claim: messages.claim, std: messages.standards } as const;

/** What is shown beside the lines; where the business decides, its decision is shown and cannot be changed. */
export function DisplaySwitches({ display, permissions, onChange }: DisplaySwitchesProps) {
  return (
    <Stack gap={3} tag="fieldset">
      <Text tag="legend" weight="medium" style={{ marginBottom: '0.75rem' }}>
        <FormattedMessage {...messages.shown} />
      </Text>
      {displayOptions.map((option) => {
        const { canUpdate } = permissions[option];
        return (
          <Switch
            key={option}
            label={<FormattedMessage {...labels[option]} />}
            hint={canUpdate ? undefined : <FormattedMessage {...messages.setByBusiness} />}
            checked={display[option]}
            disabled={!canUpdate}
            onChange={(event) => onChange({ ...display, [option]: event.target.checked })}
          />
        );
      })}
    </Stack>
  );
}
