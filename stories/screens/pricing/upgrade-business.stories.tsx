import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminExample } from '@sigillum/api-contracts/user/examples.ts';
import UpgradeBusiness from '@sigillum/app/pricing/upgrade-business.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { expect } from 'storybook/test';
import { saleSample } from '../../support/pricing-samples.ts';
import { adminPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Pricing/Upgrade business', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (paymentMethod: string, sale: object | null = null) =>
  showRoute(UpgradeBusiness, {
    path: '/business/upgrade',
    Layout: DefaultLayout,
    loaderData: { days: 14, business: { ...adminExample.business, paymentMethod }, sale },
    root: { person: adminPerson },
  });

export const InTrial: Story = { render: show('TRIALING', saleSample) };
export const TrialEnded: Story = { render: show('NEEDS_PAYMENT_METHOD', saleSample) };
/** Nothing is sold to whoever is locked: there is somebody to ask. */
export const Blocked: Story = {
  render: show('BLOCKED', { ...saleSample, isOnline: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Usually an invoice is unpaid/)).toBeVisible();
    await expect(canvas.queryByText(/^Plans are sold by invoice/)).toBeNull();
  },
};
