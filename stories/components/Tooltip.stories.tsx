import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tooltip } from '@sigillum/design-system';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Everyone has signed', children: <Button variant="secondary">Complete</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It appears on focus, describes its element, and Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Everyone has signed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeInTheDocument());
  },
};

/** It waits 150 ms, so that it does not flicker under a passing pointer. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const start = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await canvas.findByRole('tooltip');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  },
};
