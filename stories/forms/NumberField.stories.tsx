import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Remind after', lessLabel: 'Fewer', moreLabel: 'More', unit: 'days', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A number to count or to measure with. **When:** quantities that people adjust, with or without bounds. **When not:** codes, ' +
          'years, phone or postal numbers (TextField). **Accessibility:** one tab stop with the role spinbutton; arrows step by one, page ' +
          'keys by ten; the buttons are for the pointer. Anything can be typed, so a wrong entry is said, not swallowed: decimal comma ' +
          'or point, apostrophes and blanks between groups are understood.',
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows step by one, page keys by ten, and never beyond the bounds. */
export const ByKeyboard: Story = {
  args: { least: 1, greatest: 20, hint: '1 to 20 days' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('spinbutton', { name: 'Remind after' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(field).toHaveValue('20');
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
    await expect(field).toHaveAttribute('aria-valuenow', '20');
    await userEvent.clear(field);
    await userEvent.keyboard('1’0x');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '1’0x');
  },
};
export const ByButtons: Story = {
  args: { defaultValue: 5, step: 0.5 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5.5, '5.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('4.5');
  },
};
export const Empty: Story = {};
export const Optional: Story = { args: { optionalText: 'optional' } };
export const WithError: Story = {
  args: { defaultValue: '3,5', error: 'This field can only contain integer values' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/integer values/);
  },
};
export const Disabled: Story = { args: { defaultValue: 14, disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 14, readOnly: true } };
