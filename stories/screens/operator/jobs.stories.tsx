import { installationExample, jobExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { JobsView } from '@sigillum/app/operator/components/jobs-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/jobs',
  component: JobsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(JobsView, { Layout: OperatorLayout, path: '/operator/jobs' }),
  args: {
    ...{ after: undefined, hasMore: false },
    jobs: [
      jobExample,
      {
        ...jobExample,
        id: '1a1b2c3d-4e5f-4061-8273-8495a6b7c8d9',
        name: 'complete-request',
        state: 'retry',
        attempts: 4,
        tries: 3000,
        canCancel: false,
      },
    ],
    queues: installationExample.queues,
  },
} satisfies Meta<typeof JobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Try now' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Cancel job' })).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { jobs: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No jobs' })).toBeVisible(),
};
