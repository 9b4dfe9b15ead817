import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminExample } from '@sigillum/api-contracts/user/examples.ts';
import Upgrade from '@sigillum/app/pricing/upgrade.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { saleSample } from '../../support/pricing-samples.ts';
import { expect } from 'storybook/test';
import { plainPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Pricing/Upgrade', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (
  business: object | null,
  days: number | null = 14,
  sale: object | null = null,
  planChange: object | null = null,
) =>
  showRoute(Upgrade, {
    Layout: DefaultLayout,
    path: '/upgrade',
    loaderData: { days, business, sale, planChange },
    root: { person: plainPerson },
  });

export const PlainAccount: Story = { render: show(null) };
export const NothingIsSold: Story = { render: show(null, null) };
export const InTrial: Story = { render: show(adminExample.business) };
export const TrialEnded: Story = { render: show({ ...adminExample.business, paymentMethod: 'NEEDS_PAYMENT_METHOD' }) };
export const WithPlan: Story = {
  render: show({ ...adminExample.business, paymentMethod: 'MANUAL', trialEndsAt: null }),
};
/** Plans are agreed on by hand: what they cost, and whom to ask. */
export const ByInvoice: Story = { render: show(null, 14, saleSample) };
/** Of somebody whose free plan becomes another one. */
export const FreePlanChanges: Story = {
  render: show(null, 14, saleSample, { plan: 'free_v1', startsAt: '2027-01-01T00:00:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan is no longer sold. Another one takes its place.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See what changes' })).toBeVisible();
  },
};
