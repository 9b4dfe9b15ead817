import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Language',
    options: [
      { value: 'de', label: 'Deutsch' },
      { value: 'fr', label: 'Français' },
      { value: 'it', label: 'Italiano' },
      { value: 'rm', label: 'Rumantsch', isDisabled: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'One of several, in the platform’s own list. **When:** about four to fifteen short choices. **When not:** two or three, or choices that need a word of explanation (RadioCards); very many (ComboboxField). **Accessibility:** the platform’s; phones show it best. A line may set groups apart.',
      },
    },
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'it');
    await expect(select).toHaveValue('it');
  },
};
export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a language' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a language');
  },
};
export const WithError: Story = { args: { error: 'Choose a language.' } };
export const Disabled: Story = { args: { disabled: true } };
/** A line sets groups apart. */
export const WithGroups: Story = {
  args: {
    options: [
      { value: 'de', label: 'Deutsch' },
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English', startsGroup: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').querySelectorAll('hr')).toHaveLength(1);
  },
};
export const Optional: Story = { args: { optionalText: 'optional', hint: 'For mails and documents' } };
