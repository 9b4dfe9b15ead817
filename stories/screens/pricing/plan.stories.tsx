import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { subscriptionUsageExample } from '@sigillum/api-contracts/pricing/examples.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { PlanView } from '@sigillum/app/pricing/components/plan-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const paid = { paymentMethod: 'MANUAL', trialEndsAt: null } as const;
const bought = (name: string) => ({
  name,
  current: { base: { type: name.toUpperCase(), startAt: businessExample.createdAt, endAt: null } },
  next: null,
});

const meta = {
  title: 'Screens/pricing/plan',
  component: PlanView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PlanView, { Layout: AdminLayout, path: '/business/billing/plan' }),
  args: { billing: paid, pricePlan: bought('self-hosted'), usage: subscriptionUsageExample },
} satisfies Meta<typeof PlanView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelfHosted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everything is included' })).toBeVisible();
    await expect(canvas.getByText('2, without a limit, 1 more is invited')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'What comes after the trial' })).toBeNull();
  },
};

export const Trial: Story = {
  args: {
    billing: businessExample.billing,
    pricePlan: businessExample.pricePlan,
    usage: { ...subscriptionUsageExample, seats: { used: 1, held: 0, total: 25 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until 5 Dec 2026/)).toBeVisible();
    await expect(canvas.getByText('1 of 25')).toBeVisible();
  },
};

export const ByContract: Story = { args: { pricePlan: bought('enterprise') } };

/** Of two qualities little or nothing is left. */
export const UsedUp: Story = {
  args: {
    pricePlan: bought('team'),
    usage: {
      ...subscriptionUsageExample,
      quotas: [
        { quality: 'AES', used: 17, limit: 20, state: 'near' },
        { quality: 'QES', used: 5, limit: 5, state: 'exhausted' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('17 of 20 Advanced (AES)')).toBeVisible();
    await expect(canvas.getByText(/Used up: nothing of this quality/)).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { usage: { ...subscriptionUsageExample, signatures: [], identifications: [], quotas: [] } },
  play: ({ canvas }) => expect(canvas.getAllByText('None yet')).toHaveLength(2),
};
