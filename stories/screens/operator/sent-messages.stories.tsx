import { callbackExample, messageExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { MessagesView } from '@sigillum/app/operator/components/messages-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/messages',
  component: MessagesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(MessagesView, { Layout: OperatorLayout, path: '/operator/messages' }),
  args: {
    page: {
      ...{ after: undefined, hasMore: true },
      tab: 'mail',
      to: '',
      messages: [messageExample, { ...messageExample, id: '6b4c3d2e-1f00-4a9b-8c7d-6e5f4a3b2c1d', sentAt: null }],
    },
  },
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('table', { name: 'E-mails' })).toBeVisible(),
};

export const Callbacks: Story = {
  args: {
    page: { ...{ after: callbackExample.id, hasMore: false }, tab: 'callbacks', callbacks: [callbackExample] },
  },
  play: ({ canvas }) => expect(canvas.getByText('intranet.example.ch')).toBeVisible(),
};

export const Empty: Story = {
  args: { page: { ...{ after: undefined, hasMore: false }, tab: 'sms', to: '+41791234567', messages: [] } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No messages' })).toBeVisible(),
};
