import { Ban, Hourglass, Inline, Lock, OutcomeMark, Stamp } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/OutcomeMark',
  component: OutcomeMark,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'The ring above what came of something: done, declined, locked.',
          when: 'Above the title of an overlay or of a page that tells of an end.',
          whenNot: 'Beside a line of text (Badge, Banner), or where a list is empty (EmptyState).',
          accessibility: 'It adorns and is not read out: the title says what happened.',
        }),
      },
    },
  },
  args: { children: <Stamp /> },
} satisfies Meta<typeof OutcomeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  tags: ['!visual'],
  render: () => (
    <Inline gap={4}>
      <OutcomeMark tone="seal">
        <Stamp />
      </OutcomeMark>
      <OutcomeMark>
        <Ban />
      </OutcomeMark>
      <OutcomeMark tone="warning">
        <Hourglass />
      </OutcomeMark>
      <OutcomeMark tone="danger">
        <Lock />
      </OutcomeMark>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('[data-tone]')) await expect(mark).toHaveAttribute('aria-hidden');
  },
};
