import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminExample } from '@sigillum/api-contracts/user/examples.ts';
import UpgradeBusiness from '@sigillum/app/pricing/upgrade-business.tsx';
import { adminPerson, showRoute } from '../../support/show-route.tsx';

const meta = { title: 'Screens/Pricing/Upgrade business', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const show = (paymentMethod: string) =>
  showRoute(UpgradeBusiness, {
    path: '/business/upgrade',
    loaderData: { days: 14, business: { ...adminExample.business, paymentMethod } },
    root: { person: adminPerson },
  });

export const InTrial: Story = { render: show('TRIALING') };
export const TrialEnded: Story = { render: show('NEEDS_PAYMENT_METHOD') };
export const Blocked: Story = { render: show('BLOCKED') };
