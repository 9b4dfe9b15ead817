import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Remind by e-mail' },
  parameters: {
    docs: {
      description: {
        component:
          'Switches something on or off at once. **When:** settings that are saved by the switch itself. **When not:** inside a form with a button (Checkbox). **Accessibility:** the role switch; Space changes it; while it is being saved it is busy and stays focused.',
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Remind by e-mail' })).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true, hint: 'Every Monday, until everyone has signed.' } };
export const Disabled: Story = { args: { disabled: true } };
/** Saves itself: while that runs it keeps its place and further presses do nothing. */
export const Saving: Story = {
  args: { isLoading: true, defaultChecked: true, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const WithError: Story = {
  args: { error: 'The setting could not be saved. Try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/could not be saved/);
  },
};
