import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, TextLink } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Sign in this order' },
  parameters: {
    docs: {
      description: {
        component:
          'Something to agree to, or to switch on with the form. **When:** terms, one option; with a dash where it stands for several of which some are ticked. **When not:** settings that take effect at once (Switch); several related choices (CheckboxGroup). **Accessibility:** the whole line is the label, at least 40 px high; Space ticks.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Sign in this order' })).toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'The next person is invited when the one before has signed.' } };
export const WithError: Story = {
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">terms of use</TextLink>
      </>
    ),
    error: 'Accept the terms to go on.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
/** Stands for several of which some are ticked; a click ticks all. */
export const Indeterminate: Story = {
  args: { isIndeterminate: true, label: 'All documents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};
