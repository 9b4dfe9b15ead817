import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/EmailField',
  component: EmailField,
  args: { label: 'E-mail address', name: 'email' },
  parameters: {
    docs: {
      description: {
        component:
          'One’s own e-mail address. **When:** log-in, sign-up, profile. **When not:** inviting people who may be known already (EmailSuggestField). **Accessibility:** the keyboard for addresses, no capitals and no corrections; a suggested correction is announced and is a button, never a silent change.',
      },
    },
  },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'email');
  },
};

export const WithSuggestion: Story = {
  args: { defaultValue: 'anna@gmial.com', suggestion: 'Did you mean anna@gmail.com?', onAcceptSuggestion: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAcceptSuggestion).toHaveBeenCalledOnce();
  },
};
export const WithError: Story = {
  args: { defaultValue: 'anna@', error: 'Enter a complete address, such as anna@example.ch.' },
};
export const ReadOnly: Story = { args: { defaultValue: 'anna@example.ch', readOnly: true } };
export const Disabled: Story = { args: { defaultValue: 'anna@example.ch', disabled: true } };
