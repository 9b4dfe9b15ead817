import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Skeleton, Stack } from '@sigillum/design-system';
import { describeComponent } from './describe-component.ts';

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
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Keeps the place of what is being loaded.',
          when: 'Where the shape of the content is known and it comes within seconds.',
          whenNot: 'Inside a button (it has its own loading state), or for long work (ProgressBar).',
          accessibility:
            'Hidden from screen readers: say “loading” once, around all of them (`aria-busy`). It rests with reduced motion.',
        }),
      },
    },
  },
};
export const Person: Story = {
  render: () => (
    <Inline>
      <Skeleton look="round" width="40px" height="40px" />
      <Skeleton width="160px" />
    </Inline>
  ),
};
