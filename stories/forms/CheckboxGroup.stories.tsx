import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Tell me by e-mail',
    name: 'mails',
    onChange: fn(),
    options: [
      { value: 'signed', label: 'When somebody has signed' },
      { value: 'declined', label: 'When somebody declines', hint: 'With the reason, if one was given.' },
      { value: 'expired', label: 'When a deadline has passed' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Any number of several choices. **When:** two to about ten choices that do not exclude each other. **When not:** one of several ' +
          '(RadioCards, SelectField), a setting that takes effect at once (Switch). **Accessibility:** a fieldset whose legend is the ' +
          'question; hint and error describe the group. The checkbox above all others is mixed while some are ticked.',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['signed', 'expired']);
    await expect(canvas.getByRole('group', { name: 'Tell me by e-mail' })).toBeVisible();
  },
};
/** The first checkbox stands for all: a dash while some are ticked. */
export const WithAll: Story = {
  args: { allLabel: 'All of them', defaultValue: ['declined'] },
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'All of them' });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['signed', 'declined', 'expired']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
  },
};
export const WithError: Story = {
  args: { hint: 'You can change this at any time.', error: 'Please choose at least one value' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Please choose at least one value/);
  },
};
export const Disabled: Story = {
  args: {
    defaultValue: ['signed'],
    options: [
      { value: 'signed', label: 'When somebody has signed', isDisabled: true },
      { value: 'declined', label: 'When somebody declines', isDisabled: true },
    ],
  },
};
