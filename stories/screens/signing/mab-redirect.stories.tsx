import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import MabRedirect from '@sigillum/app/signing/mab-redirect.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signing/mab redirect',
  component: MabRedirect,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(MabRedirect, { Layout: SimpleLayout, path: '/mab/redirect' }),
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing waits in this browser: the person learns how to begin again. */
export const NothingWaits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No signature waits in this browser/)).toBeVisible();
  },
};

export const NothingWaitsInGerman: Story = { globals: { language: 'de-ch', viewport: { value: 'xs' } } };
