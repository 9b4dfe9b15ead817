import { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { SignatureStatusBadge } from '@sigillum/app/signature-requests/components/signature-status-badge.tsx';
import { Inline } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const meta = {
  title: 'Components/signature-requests/SignatureStatusBadge',
  component: SignatureStatusBadge,
  args: { status: 'OPEN' },
  render: showScreen(SignatureStatusBadge),
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Says where one signer of a request stands.',
          when: 'Beside the name of a signer.',
          whenNot: 'For the request as a whole (StatusBadge).',
          accessibility: 'The icon only repeats the words; the tone alone says nothing.',
        }),
      },
    },
  },
} satisfies Meta<typeof SignatureStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = {
  render: (_, context) =>
    showScreen(() => (
      <Inline>
        {SignatureStatus.options.map((status) => (
          <span key={status} data-badge>
            <SignatureStatusBadge status={status} />
          </span>
        ))}
      </Inline>
    ))({}, context),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
    await expect(texts).toHaveLength(SignatureStatus.options.length);
    await expect(new Set(texts).size).toBe(texts.length);
  },
};

export const Open: Story = { args: { status: 'OPEN' } };
export const Waiting: Story = { args: { status: 'WAITING' } };
export const Declined: Story = { args: { status: 'DECLINED' } };
export const Withdrawn: Story = { args: { status: 'WITHDRAWN' } };
export const Signed: Story = { args: { status: 'SIGNED' } };
export const Error: Story = { args: { status: 'ERROR' } };
