import { operatorBusinessExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { BusinessesView } from '@sigillum/app/operator/components/businesses-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/businesses',
  component: BusinessesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(BusinessesView, { Layout: OperatorLayout, path: '/operator/businesses' }),
  args: {
    search: '',
    businesses: [
      operatorBusinessExample,
      {
        ...operatorBusinessExample,
        id: 'd0ffee00-1234-4abc-8def-0123456789ab',
        name: 'Frei AG',
        plan: 'team',
        paymentMethod: 'BLOCKED',
        seats: 12,
      },
    ],
    plans: ['team', 'enterprise'],
    ...{ after: undefined, hasMore: false },
  },
} satisfies Meta<typeof BusinessesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Change plan and lock')[1]!);
    await expect(canvas.getByRole('button', { name: 'Open again' })).toBeVisible();
    await expect(canvas.getAllByLabelText('People in a group at most').at(-1)).toHaveValue('50');
  },
};

export const Empty: Story = {
  args: { search: 'nobody', businesses: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No business found' })).toBeVisible(),
};
