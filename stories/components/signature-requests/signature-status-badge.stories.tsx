import { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { SignatureStatusBadge } from '@sigillum/app/signature-requests/components/signature-status-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeBadge } from '../describe-badge.tsx';

const badge = describeBadge(
  SignatureStatusBadge,
  SignatureStatus.options.map((status) => ({ status })),
);

const meta = {
  title: 'Components/signature-requests/SignatureStatusBadge',
  component: SignatureStatusBadge,
  args: { status: 'OPEN' },
  render: badge.render,
  parameters: {
    docs: {
      description: {
        component: badge.describe({
          purpose: 'Says where one signer of a request stands.',
          when: 'Beside the name of a signer.',
          whenNot: 'For the request as a whole (StatusBadge).',
        }),
      },
    },
  },
} satisfies Meta<typeof SignatureStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = badge.every;

export const Open: Story = { args: { status: 'OPEN' } };
export const Waiting: Story = { args: { status: 'WAITING' } };
export const Declined: Story = { args: { status: 'DECLINED' } };
export const Withdrawn: Story = { args: { status: 'WITHDRAWN' } };
export const Signed: Story = { args: { status: 'SIGNED' } };
export const Error: Story = { args: { status: 'ERROR' } };
/** The request came to its end without this signature. */
export const Unsigned: Story = { args: { status: 'OPEN', isOpen: false } };
