import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'First name', name: 'first_name' },
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. **When:** names, titles, anything short. **When not:** e-mail, phone, numbers, dates and codes, which have fields of their own with the right keyboard; several lines (TextArea). **Accessibility:** label, hint and error are tied to the input; a field that may stay empty says so in words, and read-only text can be focused and copied.',
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Anna');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
  },
};

export const WithHint: Story = {
  args: { hint: 'As in your passport' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As in your passport');
  },
};

/** Hint and error both describe the field. */
export const WithError: Story = {
  args: { hint: 'As in your passport', error: 'Enter your first name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As in your passport Enter your first name.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Optional: Story = { args: { label: 'Company', optionalText: 'optional' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Anna' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Anna' } };
export const LongTexts: Story = {
  args: {
    label: 'Bezeichnung der Unterzeichnungsanfrage, wie sie in der Einladung und im Protokoll erscheint',
    hint: 'Die Bezeichnung sehen alle Unterzeichnenden und alle, die beobachten. '.repeat(3),
    error: 'Die Bezeichnung darf höchstens 255 Zeichen haben und keine Steuerzeichen enthalten.',
  },
};
export const Filled: Story = { args: { defaultValue: 'Anna' } };
