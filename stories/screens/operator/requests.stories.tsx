import { requestFactsExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { RequestsView } from '@sigillum/app/operator/components/requests-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/requests',
  component: RequestsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(RequestsView, { Layout: OperatorLayout, path: '/operator/requests' }),
  args: { facts: requestFactsExample, isBusy: false },
} satisfies Meta<typeof RequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('The chain of evidence is whole.')).toBeVisible(),
};

export const Absent: Story = {
  args: {
    facts: undefined,
    failure: { fields: { id: { id: 'operator.requests.absent' } }, typed: { id: requestFactsExample.id } },
  },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: /Id of the request/ })).toHaveFocus(),
};
