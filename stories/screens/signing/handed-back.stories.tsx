import HandedBack from '@sigillum/app/signing/handed-back.tsx';
import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signing/handed-back',
  component: HandedBack,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(HandedBack, { Layout: SimpleLayout, path: '/handed-back', root: {} }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Please give this device back' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
