import { use, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { keepEscape } from './ComboboxField.tsx';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { FieldInputs } from './field-style.ts';
import { groupOptions, OptionChoices } from './OptionChoices.tsx';

/** Somebody whose address may be meant. */
export interface EmailSuggestion {
  email: string;
  /** Stands above the address. */
  name?: string;
}

export interface EmailSuggestFieldProps extends FieldTexts {
  /** Name in the form's data, where the address stands. */
  name?: string;
  /** Who fits what is typed, best first; none closes the list. */
  suggestions: readonly EmailSuggestion[];
  /** Called with every text, whether typed or chosen: the caller looks for suggestions when nobody has typed for a moment. */
  onType: (text: string) => void;
  /** Called when somebody is chosen, for example to fill in the name, too. */
  onChoose?: (suggestion: EmailSuggestion) => void;
  defaultValue?: string;
  /** The search runs; `loadingText` says so while there is nothing to show yet. */
  isLoading?: boolean;
  loadingText?: string;
  placeholder?: string;
  /** BCP 47: the language of what React Aria reads out. */
  locale: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
}

/**
 * Enter takes the suggestion that the arrows have reached; without one it sends the form, list or no list. The list closes then: beside an
 * open one nothing is read out, no refusal either.
 */
function AddressInputs({ placeholder }: { placeholder: string }) {
  const list = use(ComboBoxStateContext);
  const steerKeys = (event: KeyboardEvent) => {
    keepEscape(event);
    if (event.key !== 'Enter' || (event.target as Element).hasAttribute('aria-activedescendant')) return;
    event.stopPropagation();
    list?.close();
  };
  return (
    <FieldInputs onKeyDownCapture={steerKeys}>
      <Input
        type="text"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
      />
    </FieldInputs>
  );
}

/** An e-mail address of somebody who may be known already: suggestions below, and any other address can be typed. */
export function EmailSuggestField(props: EmailSuggestFieldProps) {
  const { label, hint, error, optionalText, id, suggestions, onType, onChoose, defaultValue, locale, ...rest } = props;
  const { name, isLoading = false, loadingText, placeholder, ...state } = rest;
  const nodes = useMemo(
    () =>
      groupOptions(
        suggestions.map(({ email, name: person }) => ({
          value: email,
          label: email,
          ...(person !== undefined && { description: person }),
        })),
      ),
    [suggestions],
  );
  const isSearching = isLoading && loadingText !== undefined;

  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control, labelId) => (
        <I18nProvider locale={locale}>
          <ComboBox
            {...state}
            items={nodes}
            id={control.id}
            name={name ?? ''}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby'] ?? ''}
            isInvalid={control['aria-invalid'] === true}
            {...(defaultValue !== undefined && { defaultInputValue: defaultValue })}
            onInputChange={onType}
            onChange={(key) => {
              const chosen = suggestions.find(({ email }) => email === key);
              if (chosen) onChoose?.(chosen);
            }}
            allowsCustomValue
            allowsEmptyCollection={isSearching}
          >
            <AddressInputs placeholder={placeholder ?? ''} />
            <OptionChoices {...(isSearching && { loadingText })} />
          </ComboBox>
        </I18nProvider>
      )}
    </FormField>
  );
}
