import { FormLayout, FormRow, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { FormState } from '../../forms/use-form.ts';
import {
  PersonEmailField,
  type PersonEmailFieldProps,
} from '../../signature-requests/components/person-email-field.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';
import { templatesMessages as messages } from '../messages.ts';

type Field = ReturnType<FormState['field']>;

export interface RolePersonProps extends Pick<PersonEmailFieldProps, 'suggest'> {
  /** Of the role. */
  title: string;
  /** The role may stay empty. */
  isOptional: boolean;
  email: Field;
  firstName: Field;
  lastName: Field;
}

/** Whoever takes a role; somebody known brings the name along. */
export function RolePerson({ title, isOptional, email, firstName, lastName, suggest }: RolePersonProps) {
  const { formatMessage } = useIntl();

  /** The fields are the form's own: what is chosen is written where nobody has typed. */
  function fill(name: string, value: string | null) {
    const input = document.getElementById(name);
    if (input instanceof HTMLInputElement && input.value === '' && value) input.value = value;
  }

  return (
    <StepSection
      title={<bdi>{title}</bdi>}
      text={isOptional ? <FormattedMessage {...messages.fillObserver} /> : undefined}
    >
      <FormLayout>
        <PersonEmailField
          suggest={suggest}
          field={email}
          onChoose={(person) => {
            fill(firstName.id, person.first_name);
            fill(lastName.id, person.last_name);
          }}
        />
        {isOptional ? null : (
          <FormRow>
            <TextField label={formatMessage(commonMessages.firstName)} autoComplete="off" {...firstName} />
            <TextField label={formatMessage(commonMessages.lastName)} autoComplete="off" {...lastName} />
          </FormRow>
        )}
      </FormLayout>
    </StepSection>
  );
}
