import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryField, listCountries } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/CountryField',
  component: CountryField,
  args: { label: 'Country', name: 'country', countries: listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']) },
  parameters: {
    docs: {
      description: {
        component:
          'A country by its name, the likely ones first. **When:** addresses, nationality, where an identity card comes from. **When not:** ' +
          'telephone codes (PhoneField). **Accessibility:** the platform’s list; letters jump to a name. Names come from ' +
          '`Intl.DisplayNames` and differ between ICU versions: list the countries in the loader where a server renders the page.',
      },
    },
  },
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The likely countries stand first, all others follow by name. */
export const Default: Story = {
  args: { placeholder: 'Choose a country' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' });
    const names = [...select.querySelectorAll('option:not([hidden])')].map((option) => option.textContent);
    await expect(names.slice(0, 5)).toEqual(['Switzerland', 'Germany', 'France', 'Austria', 'Afghanistan']);
    await userEvent.selectOptions(select, 'Liechtenstein');
    await expect(select).toHaveValue('LI');
  },
};
export const InGerman: Story = {
  args: { label: 'Land', countries: listCountries('de-CH', ['DE', 'FR', 'AT', 'CH']), defaultValue: 'AT' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Österreich');
  },
};
export const WithError: Story = { args: { placeholder: 'Choose a country', error: 'This field is required' } };
export const Disabled: Story = { args: { defaultValue: 'CH', disabled: true } };
