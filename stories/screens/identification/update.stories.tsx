import { knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { UpdateView } from '@sigillum/app/identification/components/update-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/update' };

const meta = {
  title: 'Screens/identification/update',
  component: UpdateView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(UpdateView, scene),
  args: { known: [knownIdentificationExample], personName: 'Anna Keller' },
} satisfies Meta<typeof UpdateView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is otherwise than it was. */
export const Same: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Everything is as it was')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Give up my identifications' })).toBeVisible();
  },
};

/** All that can change, under two laws. */
export const Changed: Story = {
  args: {
    known: [
      { ...knownIdentificationExample, changes: ['name', 'email', 'document', 'ending'] },
      { ...knownIdentificationExample, id: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c5', legislation: 'ZERTES' },
    ],
    personName: 'Anna Maria Keller',
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Your account says/)).toHaveTextContent('Anna Maria Keller');
    await expect(canvas.getByRole('link', { name: 'Prove it again' })).toHaveAttribute(
      'href',
      '/profile/signature-standards/eidas',
    );
  },
};

/** Nobody is known. */
export const Nobody: Story = {
  args: { known: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You are not identified/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give up my identifications' })).toBeNull();
  },
};

/** On a small screen at night, with longer words. */
export const Narrow: Story = {
  args: Changed.args,
  globals: { language: 'fr-ch', theme: 'dark', viewport: { value: 'xs' } },
};
