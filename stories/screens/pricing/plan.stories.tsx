import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import {
  billingExample,
  invoiceExample,
  subscriptionExample,
  subscriptionUsageExample,
} from '@sigillum/api-contracts/pricing/examples.ts';
import type { SubscriptionState } from '@sigillum/api-contracts/pricing/subscription-state.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { PlanView } from '@sigillum/app/pricing/components/plan-view.tsx';
import type { PlanViewProps } from '@sigillum/app/pricing/plan-props.ts';
import { listCountries } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plansSample } from '../../support/pricing-samples.ts';
import { showScreen } from '../../support/show-screen.tsx';

const { id, name, billing, pricePlan, apiUsers } = businessExample;
const byInvoice = { ...billing, paymentMethod: 'MANUAL', trialEndsAt: null } as const;
const give = (plan: string): PlanViewProps['business'] => ({
  ...{ id, name, apiUsers, subscription: null, billing: byInvoice },
  pricePlan: {
    ...pricePlan,
    name: plan,
    current: { base: { type: plan.toUpperCase(), startAt: businessExample.createdAt, endAt: null } },
  },
});
const subscription = { ...subscriptionExample, seats: 5 };
const sell = (changes: Partial<SubscriptionState> = {}): PlanViewProps['business'] => ({
  ...give('team'),
  billing: { ...byInvoice, paymentMethod: 'STRIPE', currency: 'CHF', stripeSubscriptionStatus: 'active' },
  subscription: { ...subscription, ...changes },
});
const { vat, vatCheck: _, ...address } = billingExample;
const bought: Partial<PlanViewProps> = {
  business: sell(),
  plan: plansSample[1],
  isOnline: true,
  address: { ...address, vat },
  invoices: [
    { ...invoiceExample, id: 'in_2', number: 'S-0002', state: 'open', paymentUrl: 'https://pay.example/in_2' },
    invoiceExample,
  ],
};

const meta = {
  title: 'Screens/pricing/plan',
  component: PlanView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(PlanView, { Layout: AdminLayout, path: '/business/billing/plan' }),
  args: {
    business: give('self-hosted'),
    plan: undefined,
    usage: subscriptionUsageExample,
    isOnline: false,
    planChange: null,
    invoices: [],
    address: null,
    countries: listCountries('en-GB', ['CH', 'DE', 'FR', 'AT']),
  },
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
    business: { ...give('trial'), billing, pricePlan },
    usage: { ...subscriptionUsageExample, seats: { used: 1, held: 0, total: 25 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/until 5 Dec 2026/)).toBeVisible();
    await expect(canvas.getByText('1 of 25')).toBeVisible();
  },
};

export const ByContract: Story = { args: { business: give('enterprise') } };

/** Of two qualities little or nothing is left. */
/** With a provider from before: all that is known of it stands there. */
export const PaidElsewhere: Story = {
  args: {
    business: { ...give('team'), billing: { ...byInvoice, paymentMethod: 'CHARGEBEE' } },
    plan: plansSample[1],
    isOnline: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the provider’s pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bills' })).toBeNull();
  },
};

export const UsedUp: Story = {
  args: {
    business: give('team'),
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

/** Seats, periods, bills and where they go; the acts ask first. */
export const Bought: Story = {
  args: bought,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5, 2 of them free')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add seats' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel plan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay' })).toBeVisible();
  },
};
export const Ending: Story = {
  args: { ...bought, business: sell({ isEnding: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the plan ends on 1 Dec 2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep plan after all' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add seats' })).toBeNull();
  },
};
/** No longer sold: another plan takes its place. */
export const PlanChanges: Story = {
  args: { ...bought, planChange: { plan: 'pro', startsAt: '2026-12-01T00:00:00.000Z' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'See what changes' })).toBeVisible(),
};
export const FewerSeatsNext: Story = {
  args: { ...bought, business: sell({ nextSeats: 4 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Team with 4 seats from/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep all seats' })).toBeVisible();
  },
};
export const PaymentOpen: Story = {
  args: { ...bought, business: sell({ status: 'past_due', errorCode: 'insufficient_funds' }) },
  play: ({ canvas }) => expect(canvas.getByText('A payment is open')).toBeVisible(),
};
export const Ended: Story = {
  args: {
    ...bought,
    business: {
      ...sell({ status: 'canceled' }),
      billing: { ...byInvoice, paymentMethod: 'NEEDS_PAYMENT_METHOD', currency: 'CHF' },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'The plan has ended' })).toBeVisible(),
};
export const BoughtInGerman: Story = { args: bought, globals: { language: 'de-ch' } };
export const BoughtInFrench: Story = { args: bought, globals: { language: 'fr-ch', viewport: { value: 'xs' } } };
