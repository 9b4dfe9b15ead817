import { LegislationView } from '@sigillum/app/identification/components/legislation-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/legislation' };

const meta = {
  title: 'Screens/identification/legislation',
  component: LegislationView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(LegislationView, scene),
  args: { defaultLegislation: 'ZERTES', identified: ['ZERTES'], available: ['ZERTES', 'EIDAS'] },
} satisfies Meta<typeof LegislationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Identified under Swiss law, with which requests begin. */
export const Swiss: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /Swiss law/ })).toBeChecked();
    await expect(canvas.getByText('Without identification yet')).toBeVisible();
  },
};

/** Nobody signs in the usual quality under the other law. */
export const Unavailable: Story = {
  args: { available: ['ZERTES'], identified: [] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: /EU law/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Change the quality first' })).toBeVisible();
  },
};
