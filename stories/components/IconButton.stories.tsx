import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, Trash2 } from '@sigillum/design-system';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Remove', icon: <Trash2 aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the name; on focus it shows as tooltip too. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Remove' });
    await expect(button).toHaveFocus();
    await expect(await canvas.findByText('Remove')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = { args: { tone: 'danger' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
