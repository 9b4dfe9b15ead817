import { customExtrasExample } from '@sigillum/api-contracts/pricing/examples.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { ExtrasView } from '@sigillum/app/pricing/components/extras-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/pricing/extras',
  component: ExtrasView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ExtrasView, { Layout: AdminLayout, path: '/business/extras' }),
  args: customExtrasExample,
} satisfies Meta<typeof ExtrasView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Identifications.* 1 Included For each Qualified \(QES\) CHF\s16\.00$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change plan' })).toBeNull();
  },
};

/** A plan without seals, and nothing used yet. */
export const NotIncluded: Story = {
  args: {
    extras: customExtrasExample.extras.map((extra) => ({
      ...extra,
      used: 0,
      is_included: extra.kind !== 'seals',
      prices: [],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/business/upgrade');
  },
};

export const OnPhone: Story = { globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
