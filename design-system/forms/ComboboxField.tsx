import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { styled } from 'styled-components';
import { ChevronDown } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { FieldInputs } from './field-style.ts';
import { groupOptions, OptionChoices } from './OptionChoices.tsx';
import type { ComboboxOption } from './OptionChoices.tsx';

export interface ComboboxFieldProps extends FieldTexts {
  /** Name in the form's data, where the chosen option's value stands. */
  name?: string;
  options: readonly ComboboxOption[];
  /** Given, the choice is controlled; null when nothing is chosen. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  /** Given, the options are searched elsewhere: called with what is typed, and the options are shown as they come. */
  onType?: (text: string) => void;
  /** The search runs; `loadingText` says so in the list. */
  isLoading?: boolean;
  loadingText?: string;
  /** Said in the list when nothing matches. */
  emptyText: string;
  /** Name of the button that opens the list. */
  openLabel: string;
  placeholder?: string;
  /** BCP 47: the language of what React Aria reads out, and of the search. */
  locale: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

const Box = styled(FieldInputs)`
  input {
    padding-right: 44px;
  }
  button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: 44px;
    padding: 0;
    border: 0;
    background: transparent;
    color: ${theme.color.inkSoft};
    cursor: pointer;
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** An open list uses Escape up, so that a dialog around the field does not close on the same key. */
export function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && (event.target as Element).getAttribute('aria-expanded') === 'true')
    event.preventDefault();
}

/** One of many, found by typing. For up to about fifteen a SelectField is quicker to use. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, optionalText, id, options, value, defaultValue, onChange, onType, locale, ...rest } =
    props;
  const { name, isLoading = false, loadingText, emptyText, openLabel, placeholder, ...state } = rest;
  const nodes = useMemo(() => groupOptions(options), [options]);
  // React Aria filters what it may keep (`defaultItems`) and shows as they are items that come from elsewhere.
  const items = onType === undefined ? { defaultItems: nodes } : { items: nodes, onInputChange: onType };

  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control, labelId) => (
        <I18nProvider locale={locale}>
          <ComboBox
            {...state}
            {...items}
            id={control.id}
            name={name ?? ''}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby'] ?? ''}
            isInvalid={control['aria-invalid'] === true}
            {...(value !== undefined && { value })}
            {...(defaultValue !== undefined && { defaultValue })}
            onChange={(key) => onChange?.(key === null ? null : String(key))}
            allowsEmptyCollection
            menuTrigger="input"
          >
            <Box onKeyDownCapture={keepEscape}>
              <Input placeholder={placeholder ?? ''} />
              <Button aria-label={openLabel}>
                <ChevronDown aria-hidden />
              </Button>
            </Box>
            <OptionChoices emptyText={emptyText} {...(isLoading && { loadingText: loadingText ?? emptyText })} />
          </ComboBox>
        </I18nProvider>
      )}
    </FormField>
  );
}
