import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Inline } from '@sigillum/design-system';
import { drawSamplePage } from '../support/sample-pages.ts';

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'Anna Meier' } } satisfies Meta<
  typeof Avatar
>;
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
