import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Skeleton, Stack } from '@sigillum/design-system';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <Stack gap={2}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton />
      <Skeleton width="80%" />
    </Stack>
  ),
};
export const Person: Story = {
  render: () => (
    <Inline>
      <Skeleton look="round" width="40px" height="40px" />
      <Skeleton width="160px" />
    </Inline>
  ),
};
