import type { Country } from './countries.ts';
import { SelectField } from './SelectField.tsx';
import type { SelectFieldProps } from './SelectField.tsx';

export interface CountryFieldProps extends Omit<SelectFieldProps, 'options'> {
  /** From `listCountries`, which also says what stands first. */
  countries: readonly Country[];
}

/** A country, in the platform's own list: typing finds it, and phones show it best. Its value is the ISO 3166-1 code. */
export function CountryField({ countries, ...select }: CountryFieldProps) {
  const firstOther = countries.find((country) => !country.isFirst);
  const options = countries.map((country) => ({
    value: country.code,
    label: country.name,
    startsGroup: country === firstOther && country !== countries[0],
  }));
  return <SelectField autoComplete="country" {...select} options={options} />;
}
