import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Heading, Stack, Text } from '@sigillum/design-system';
import { describeComponent } from './describe-component.ts';

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'A sheet of paper on the canvas that holds one matter.',
          when: 'To set matters on a page apart; raised for the one card that a page is about.',
          whenNot: 'Inside another card, or around every paragraph.',
          accessibility: 'A section without a role of its own: give it a heading. In forced colours its border stays.',
        }),
      },
    },
  },
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={2}>Your plan</Heading>
        <Text tone="soft">Ten signatures a month, renewed on the first.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { look: 'raised' } };
export const Snug: Story = { args: { padding: 'snug' } };
