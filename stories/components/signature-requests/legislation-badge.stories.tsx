import { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { LegislationBadge } from '@sigillum/app/signature-requests/components/legislation-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { describeBadge } from '../describe-badge.tsx';

const badge = describeBadge(
  LegislationBadge,
  Legislation.options.map((legislation) => ({ legislation })),
);

const meta = {
  title: 'Components/signature-requests/LegislationBadge',
  component: LegislationBadge,
  args: { legislation: 'ZERTES' },
  render: badge.render,
  parameters: {
    docs: {
      description: {
        component: badge.describe({
          purpose: 'Names the law under which a request is signed.',
          when: 'Beside the quality, where one decides whether to sign.',
          whenNot: 'Where only one law is on offer.',
        }),
      },
    },
  },
} satisfies Meta<typeof LegislationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = badge.every;

export const Zertes: Story = { args: { legislation: 'ZERTES' } };
export const Eidas: Story = { args: { legislation: 'EIDAS' } };

export const InItalian: Story = { globals: { language: 'it' }, args: { legislation: 'EIDAS' } };
