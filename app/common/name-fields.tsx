import { FormRow, TextField } from '@sigillum/design-system';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from './messages.ts';

const names = [
  { name: 'firstName', label: commonMessages.firstName, autoComplete: 'given-name' },
  { name: 'lastName', label: commonMessages.lastName, autoComplete: 'family-name' },
] as const;

export interface NameFieldsProps {
  /** How each field stands in its form. */
  field: (name: 'firstName' | 'lastName') => Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** First and last name of a person, side by side where there is room. */
export const NameFields = ({ field }: NameFieldsProps) => (
  <FormRow>
    {names.map(({ name, label, autoComplete }) => (
      <TextField
        key={name}
        label={<FormattedMessage {...label} />}
        {...field(name)}
        autoComplete={autoComplete}
        maxLength={100}
        required
      />
    ))}
  </FormRow>
);
