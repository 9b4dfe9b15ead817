import Expired from '@sigillum/app/signature-requests/expired.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signature-requests/expired',
  component: Expired,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(Expired, { Layout: SimpleLayout, path: '/expired' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccount: Story = {};
export const Visitor: Story = {
  render: showScreen<object>(Expired, { Layout: SimpleLayout, path: '/expired', root: {} }),
};
