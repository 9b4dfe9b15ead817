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
