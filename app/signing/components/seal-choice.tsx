import { RadioCards, theme } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { namePerson } from '../../common/name-person.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { inPerson } from '../in-person.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';
import type { SealOption } from '../seal-options.ts';

export interface SealChoiceProps {
  seals: readonly SealOption[];
  /** Account name of the seal; undefined: the person signs personally. */
  sealName: string | undefined;
  onSealChange: (sealName: string | undefined) => void;
}

/** Fifty seals are possible: they scroll, and the button to sign stays in sight. */
const Frame = styled.div`
  max-height: 34dvh;
  margin-top: ${theme.space[3]};
  overflow-y: auto;
  label {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
`;

/** Whether the person signs personally or an organisation by its seal. Nothing of it is remembered: a seal is chosen anew each time. */
export function SealChoice({ seals, sealName, onSealChange }: SealChoiceProps) {
  const { formatMessage } = useIntl();
  const { person } = useRoot();
  if (seals.length === 0) return null;
  return (
    <Frame>
      <RadioCards
        label={formatMessage(messages.signAs)}
        name="sign-as"
        leastCardWidth={150}
        value={sealName ?? inPerson}
        onChange={(value) => onSealChange(value === inPerson ? undefined : value)}
        options={[
          {
            value: inPerson,
            label: <bdi>{person && namePerson(person.firstName, person.lastName)}</bdi>,
            description: <FormattedMessage {...messages.signInPerson} />,
          },
          ...seals.map(({ name, label, organisation }) => ({
            value: name,
            label: <bdi>{organisation}</bdi>,
            description: (
              <FormattedMessage {...messages.signBySeal} values={{ label: <bdi key="label">{label}</bdi> }} />
            ),
          })),
        ]}
      />
    </Frame>
  );
}
