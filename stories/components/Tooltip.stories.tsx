import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Tooltip } from '@sigillum/design-system';
import { expect, waitFor } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Explains an element in a short sentence.',
          when: 'For the name of an icon, or for a word more about a state.',
          whenNot: 'For what one must know: touch has no hover. Say that in the text.',
          accessibility:
            'After 150 ms of pointing, at once on keyboard focus; Escape and scrolling hide it (WCAG 1.4.13). It describes its element, except where it only repeats its name.',
        }),
      },
    },
  },
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
