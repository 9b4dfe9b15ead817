import type { Meta, StoryObj } from '@storybook/react-vite';
import { listCountries, PhoneField } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    name: 'mobile',
    countryLabel: 'Country of the number',
    countries: listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']),
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A phone number with its country. **When:** wherever a number must be reachable from everywhere. **When not:** internal extensions ' +
          '(TextField). The one value is the text field’s, with the calling code: choosing a country writes the code, typing a code chooses ' +
          'the country, and a number as dialled at home is completed when the field is left. **Accessibility:** the list of countries is the ' +
          'platform’s and has a name of its own. Without JavaScript the text field alone counts.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number as dialled at home gets the code of the country. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country of the number' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('079 123 45 67');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('+41 79 123 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+41 79 123 45 67');
  },
};
const sent = fn<(number: unknown) => void>();
/** Whoever sends the form by a key never leaves the field. */
export const SentByKey: Story = {
  decorators: (Story) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('mobile'));
      }}
    >
      <Story />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '79 123 45 67{Enter}');
    await expect(sent.mock.calls).toEqual([['+41 79 123 45 67']]);
  },
};
/** A typed code chooses the country, a chosen country writes the code. */
export const CodeAndCountry: Story = {
  args: { defaultValue: '+49 151 23456789' },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox');
    const number = canvas.getByRole('textbox');
    await expect(country).toHaveValue('DE');
    await userEvent.selectOptions(country, 'AT');
    await expect(number).toHaveValue('+43 151 23456789');
    await userEvent.clear(number);
    await userEvent.type(number, '+423 791');
    await expect(country).toHaveValue('LI');
  },
};
export const Empty: Story = { args: { optionalText: 'optional', hint: 'For codes by SMS' } };
export const WithError: Story = {
  args: { defaultValue: '+41 79', error: 'Please enter a valid phone number, with country code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/valid phone number/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Disabled: Story = { args: { defaultValue: '+41 79 123 45 67', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '+41 79 123 45 67', readOnly: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } }, args: { defaultValue: '+1 868 555 0123' } };
