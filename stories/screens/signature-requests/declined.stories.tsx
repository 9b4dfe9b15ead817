import Declined from '@sigillum/app/signature-requests/declined.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signature-requests/declined',
  component: Declined,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(Declined, { Layout: SimpleLayout, path: '/declined' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccount: Story = {};
export const Visitor: Story = {
  render: showScreen<object>(Declined, { Layout: SimpleLayout, path: '/declined', root: {} }),
};
