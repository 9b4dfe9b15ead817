import SimpleLayout from '@sigillum/app/layouts/simple.tsx';
import Embed from '@sigillum/app/signing/embed.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/signing/embed',
  component: Embed as React.ComponentType<object>,
  parameters: { layout: 'fullscreen' },
  render: showScreen<object>(Embed as React.ComponentType<object>, { Layout: SimpleLayout, path: '/embed/used' }),
  args: { loaderData: {} },
} satisfies Meta<object>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address was opened before, has waited too long, or stands in no frame. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page cannot be opened again' })).toBeVisible();
  },
};

export const EndedInFrench: Story = { globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
