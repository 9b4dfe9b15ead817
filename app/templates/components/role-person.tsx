import { FormLayout, FormRow, TextField } from '@sigillum/design-system';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { FormState } from '../../forms/use-form.ts';
import {
  PersonEmailField,
  type PersonEmailFieldProps,
} from '../../signature-requests/components/person-email-field.tsx';
import { StepSection } from '../../signature-requests/components/step-section.tsx';

type Field = ReturnType<FormState['field']>;

export interface RolePersonProps extends Pick<PersonEmailFieldProps, 'suggest'> {
  /** Of the role. */
  title: string;
  /** What is said of it, such as that it may stay empty. */
  text?: string | undefined;
  /** Somebody who observes is written to only. */
  hasName: boolean;
  email: Field;
  firstName: Field;
  lastName: Field;
}

/** Whoever takes a role; somebody known brings the name along. */
export function RolePerson({ title, text, hasName, email, firstName, lastName, suggest }: RolePersonProps) {
  const { formatMessage } = useIntl();

  /** The fields are the form's own: what is chosen is written where nobody has typed. */
  function fill(name: string, value: string | null) {
    const input = document.getElementById(name);
    if (input instanceof HTMLInputElement && input.value === '' && value) input.value = value;
  }

  return (
    <StepSection title={<bdi>{title}</bdi>} text={text}>
      <FormLayout>
        <PersonEmailField
          suggest={suggest}
          field={email}
          onChoose={(person) => {
            fill(firstName.id, person.first_name);
            fill(lastName.id, person.last_name);
          }}
        />
        {!hasName ? null : (
          <FormRow>
            <TextField label={formatMessage(commonMessages.firstName)} autoComplete="off" {...firstName} />
            <TextField label={formatMessage(commonMessages.lastName)} autoComplete="off" {...lastName} />
          </FormRow>
        )}
      </FormLayout>
    </StepSection>
  );
}
