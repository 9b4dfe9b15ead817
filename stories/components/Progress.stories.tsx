import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, ProgressBar, ProgressRing, Spinner, Stack, Text } from '@sigillum/design-system';
import { expect } from 'storybook/test';

const meta = { title: 'Components/Progress', component: ProgressBar, args: { label: 'Upload' } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {
  render: (args) => (
    <Stack>
      <ProgressBar {...args} value={0} />
      <ProgressBar {...args} value={0.4} valueText="3 of 8 MB" />
      <ProgressBar {...args} value={1} tone="success" />
      <ProgressBar {...args} value={0.7} tone="danger" />
      <ProgressBar {...args} value={0.5} look="line" />
    </Stack>
  ),
};

/** Without a value it says only that something goes on. */
export const Endless: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Rings: Story = {
  render: () => (
    <Inline>
      <ProgressRing label="Signed" value={0} text="0/3" />
      <ProgressRing label="Signed" value={2 / 3} text="2/3" />
      <ProgressRing label="Signed" value={1} text="3/3" tone="success" />
    </Inline>
  ),
};

export const Spinning: Story = {
  render: () => (
    <Inline gap={2}>
      <Spinner />
      <Text>Checking …</Text>
    </Inline>
  ),
};
