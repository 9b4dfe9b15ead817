import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = { title: 'Forms/Switch', component: Switch, args: { label: 'Remind by e-mail' } } satisfies Meta<
  typeof Switch
>;
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
