import NotAvailable from '@sigillum/app/signature-requests/not-available.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signature-requests/not-available',
  component: NotAvailable,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(NotAvailable, { Layout: SimpleLayout, path: '/not-available' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccount: Story = {};
