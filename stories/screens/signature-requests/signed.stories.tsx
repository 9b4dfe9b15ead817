import Signed from '@sigillum/app/signature-requests/signed.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signature-requests/signed',
  component: Signed,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(Signed, { Layout: SimpleLayout, path: '/signed' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAccount: Story = {};
export const Visitor: Story = {
  render: showScreen<object>(Signed, { Layout: SimpleLayout, path: '/signed', root: {} }),
};
