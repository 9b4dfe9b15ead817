import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneTimeCodeField } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code from the e-mail', onComplete: fn(), onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A code of some digits from a mail or a message. **When:** confirming an address, a phone number or a signature. **When not:** codes that people keep (PasswordField) or codes with letters (TextField). **Accessibility:** one real input under the cells, so paste, filling in from a message and screen readers work as anywhere else; whatever is no digit is dropped.',
      },
    },
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only digits count, and the last one completes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12a3');
    await expect(canvas.getByRole('textbox')).toHaveValue('123');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345');
  },
};

/** Blanks and whatever surrounds the digits are dropped. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.paste(' 123-456\n');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const WithError: Story = {
  args: { error: 'This code is not right. You have two tries left.', value: '123456' },
};
export const Disabled: Story = { args: { disabled: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'xs' } }, args: { hint: 'Valid for five minutes' } };
export const Filled: Story = { args: { value: '123456', hint: 'Valid for five minutes' } };
