import { configurationExample, installationExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { InstallationView } from '@sigillum/app/operator/components/installation-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/installation',
  component: InstallationView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(InstallationView, { Layout: OperatorLayout, path: '/operator' }),
  args: { installation: installationExample, configuration: undefined },
} satisfies Meta<typeof InstallationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Installation', level: 1 })).toBeVisible();
    await expect(canvas.getByText('41 days')).toBeVisible();
  },
};

export const Unwell: Story = {
  args: {
    installation: {
      ...installationExample,
      isReady: false,
      checks: [{ part: 'database', state: 'failed', notices: [] }],
      daysLeft: [{ part: 'certificates', name: 'timestamp', days: 3 }],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Requests cannot be served: see the parts below.')).toBeVisible(),
};

export const Settings: Story = {
  args: {
    configuration: {
      ...configurationExample,
      warnings: ['PUBLIC_URL is not https: passwords and documents travel in the clear.'],
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Save as a file' })).toBeVisible(),
};
