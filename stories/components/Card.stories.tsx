import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Heading, Stack, Text } from '@sigillum/design-system';

const meta = {
  title: 'Components/Card',
  component: Card,
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
