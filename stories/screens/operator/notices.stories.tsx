import { operatorNoticeExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { NoticesView } from '@sigillum/app/operator/components/notices-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/notices',
  component: NoticesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(NoticesView, { Layout: OperatorLayout, path: '/operator/notices' }),
  args: { source: 'table', notices: [operatorNoticeExample] },
} satisfies Meta<typeof NoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'End now' })).toBeVisible(),
};

export const Empty: Story = {
  args: { notices: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nothing is announced' })).toBeVisible(),
};

export const FromElsewhere: Story = {
  args: { source: 'statuspage', notices: [] },
  play: ({ canvas }) => expect(canvas.getByText(/come from somewhere else/)).toBeVisible(),
};
