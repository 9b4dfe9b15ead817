import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Inline } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { drawSamplePage } from '../support/sample-pages.ts';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A person as a small disc: picture or initials.',
          when: 'Beside a name, in lists and menus.',
          whenNot: 'For logos of a business (ResponsiveImage), or alone where nobody knows the person.',
          accessibility:
            'An image with the person’s name; decorative where the name stands beside it. Initials are drawn, not written.',
        }),
      },
    },
  },
  args: { name: 'Anna Meier' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const FromEmailAddress: Story = { args: { name: 'reto.keller@example.ch' } };
export const Picture: Story = { args: { imageUrl: drawSamplePage(2) } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </Inline>
  ),
};

/** The name stands beside it, so it is not read out twice. */
export const Decorative: Story = {
  args: { isDecorative: true },
  render: (args) => (
    <Inline gap={2}>
      <Avatar {...args} />
      {args.name}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
