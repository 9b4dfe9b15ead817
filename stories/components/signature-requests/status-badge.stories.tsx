import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { StatusBadge } from '@sigillum/app/signature-requests/components/status-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeBadge } from '../describe-badge.tsx';

const badge = describeBadge(
  StatusBadge,
  RequestStatus.options.map((status) => ({ status })),
);

const meta = {
  title: 'Components/signature-requests/StatusBadge',
  component: StatusBadge,
  args: { status: 'DRAFT' },
  render: badge.render,
  parameters: {
    docs: {
      description: {
        component: badge.describe({
          purpose: 'Says where a signature request stands.',
          when: 'In lists and at the head of a request.',
          whenNot: 'For one person’s signature (SignatureStatusBadge).',
        }),
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = badge.every;

export const Draft: Story = { args: { status: 'DRAFT' } };
export const Open: Story = { args: { status: 'OPEN' } };
export const Declined: Story = { args: { status: 'DECLINED' } };
export const Withdrawn: Story = { args: { status: 'WITHDRAWN' } };
export const Signed: Story = { args: { status: 'SIGNED' } };
export const Expired: Story = { args: { status: 'EXPIRED' } };
export const Error: Story = { args: { status: 'ERROR' } };

/** Open, and it is the reader who is to sign. */
export const YourTurn: Story = { args: { status: 'OPEN', isYourTurn: true } };
/** Everybody has signed; data for long-term proof are still being added. */
export const Pending: Story = { args: { status: 'OPEN', isPending: true } };
export const InGerman: Story = { globals: { language: 'de-ch' }, args: { status: 'WITHDRAWN' } };
