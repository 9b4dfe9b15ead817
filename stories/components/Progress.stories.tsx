import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, ProgressBar, ProgressRing, Spinner, Stack, Text } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Progress',
  component: ProgressBar,
  subcomponents: { ProgressRing, Spinner },
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Shows that something goes on, and how far it is.',
          when: 'Bar for uploads and long work, ring for a share in a small place, spinner inside what one has pressed.',
          whenNot: 'For content that is being loaded (Skeleton).',
          accessibility:
            'A progressbar with a name; a text such as “3 of 8 MB” is read instead of the percentage. With reduced motion bars breathe and rings turn slowly.',
        }),
      },
    },
  },
  args: { label: 'Upload' },
} satisfies Meta<typeof ProgressBar>;
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
