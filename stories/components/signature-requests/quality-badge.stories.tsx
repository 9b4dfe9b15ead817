import { Quality } from '@sigillum/api-contracts/schemas.ts';
import { QualityBadge } from '@sigillum/app/signature-requests/components/quality-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeBadge } from '../describe-badge.tsx';

const badge = describeBadge(
  QualityBadge,
  Quality.options.map((quality) => ({ quality })),
);

const meta = {
  title: 'Components/signature-requests/QualityBadge',
  component: QualityBadge,
  args: { quality: 'SES' },
  render: badge.render,
  parameters: {
    docs: {
      description: {
        component: badge.describe({
          purpose: 'Names the least quality that each signature of a request must reach.',
          when: 'Where one decides whether to sign, and in lists of requests.',
          whenNot: 'For the quality that a signature has turned out to have: the report of the verification says that.',
        }),
      },
    },
  },
} satisfies Meta<typeof QualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = badge.every;

export const Ses: Story = { args: { quality: 'SES' } };
export const Aes: Story = { args: { quality: 'AES' } };
export const AesMinimal: Story = { args: { quality: 'AES_MINIMAL' } };
export const Qes: Story = { args: { quality: 'QES' } };
export const Demo: Story = { args: { quality: 'DEMO' } };
export const Part11: Story = { args: { quality: 'PART11' } };

export const InFrench: Story = { globals: { language: 'fr-ch' }, args: { quality: 'AES_MINIMAL' } };
