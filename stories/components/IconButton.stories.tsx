import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, Trash2 } from '@sigillum/design-system';
import { expect, fn, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A button that shows only an icon.',
          when: 'Where room is scarce and the icon is known: close, remove, more.',
          whenNot: 'For the main action, or where the icon needs explaining: take a Button with words.',
          accessibility:
            'Its label is its name and its tooltip on hover and focus. At least 32 px, 40 px by default. `aria-pressed` for those that switch.',
        }),
      },
    },
  },
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
    await waitFor(() => expect(canvas.getByText('Remove')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Danger: Story = { args: { tone: 'danger' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Pressed: Story = { args: { 'aria-pressed': true } };
