import { useState } from 'react';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { from } from '../breakpoints/breakpoints.ts';
import { ChevronDown } from '../icons.ts';
import { theme } from '../theme/theme.ts';
import type { Country } from './countries.ts';
import { FormField } from './FormField.tsx';
import type { FieldTexts } from './FormField.tsx';
import { Input, inputStyle } from './field-style.ts';
import { changeCountry, completePhone, findCountry } from './phone-text.ts';

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** From `listCountries`; the first one is chosen until a number says otherwise. */
  countries: readonly Country[];
  /** Name of the list of countries. */
  countryLabel: string;
  /** What stands there first. */
  defaultValue?: string;
  /** Called with the number as it stands there. */
  onChange?: (number: string) => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${theme.space[2]};

  ${from.sm} {
    grid-template-columns: 7rem minmax(0, 1fr);
  }
`;

/* The list shows names, the closed field only the code, which the select under it would write out. */
const CodeBox = styled.div`
  position: relative;

  select {
    ${inputStyle}
    appearance: none;
    color: transparent;
    option {
      color: ${theme.color.ink};
    }
  }
  span {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    padding: 0 ${theme.space[3]};
    pointer-events: none;
    font-variant-numeric: tabular-nums;
  }
  svg {
    width: 18px;
    height: 18px;
    margin-left: auto;
    color: ${theme.color.inkSoft};
  }
  &:has(:disabled) span {
    color: ${theme.color.inkFaint};
  }
  @media (forced-colors: active) {
    select {
      forced-color-adjust: none;
      border: 1px solid ButtonBorder;
      background: Field;
    }
    span {
      color: FieldText;
    }
  }
`;

/**
 * A phone number with its country. The one value is the text field's, which carries the calling code: choosing a country writes the
 * code, typing a code chooses the country, and a number as dialled at home is completed when the field is left or sent.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    id,
    countries,
    countryLabel,
    defaultValue = '',
    onChange,
    ...input
  } = props;
  const [text, setText] = useState(defaultValue);
  const [chosen, setChosen] = useState<Country | undefined>(() => findCountry(defaultValue, countries) ?? countries[0]);
  const country = findCountry(text, countries, chosen) ?? chosen;

  function change(next: string) {
    setText(next);
    setChosen(findCountry(next, countries, chosen) ?? chosen);
    onChange?.(next);
  }
  function complete() {
    const number = country === undefined ? text : completePhone(text, country);
    if (number !== text) change(number);
  }
  function choose(code: string) {
    const next = countries.find((one) => one.code === code);
    if (next === undefined) return;
    setChosen(next);
    const number = changeCountry(text, country, next);
    setText(number);
    onChange?.(number);
  }

  return (
    <FormField label={label} hint={hint} error={error} optionalText={optionalText} id={id}>
      {(control) => (
        <Line>
          <CodeBox>
            <select
              aria-label={countryLabel}
              disabled={input.disabled === true || input.readOnly === true}
              value={country?.code}
              onChange={(event) => choose(event.target.value)}
            >
              {countries.map(({ code, name, callingCode }) =>
                callingCode === '' ? null : (
                  <option key={code} value={code}>
                    {`${name} +${callingCode}`}
                  </option>
                ),
              )}
            </select>
            <span aria-hidden>
              +{country?.callingCode}
              <ChevronDown />
            </span>
          </CodeBox>
          <Input
            inputMode="tel"
            autoComplete="tel"
            {...input}
            {...control}
            type="tel"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              // Before the form is sent by that key.
              if (event.key === 'Enter') flushSync(complete);
              input.onKeyDown?.(event);
            }}
            onBlur={(event) => {
              complete();
              input.onBlur?.(event);
            }}
          />
        </Line>
      )}
    </FormField>
  );
}
