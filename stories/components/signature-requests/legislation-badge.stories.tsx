import { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { LegislationBadge } from '@sigillum/app/signature-requests/components/legislation-badge.tsx';
import { Inline } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const meta = {
  title: 'Components/signature-requests/LegislationBadge',
  component: LegislationBadge,
  args: { legislation: 'ZERTES' },
  render: showScreen(LegislationBadge),
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Names the law under which a request is signed.',
          when: 'Beside the quality, where one decides whether to sign.',
          whenNot: 'Where only one law is on offer.',
          accessibility: 'The icon only repeats the words; the tone alone says nothing.',
        }),
      },
    },
  },
} satisfies Meta<typeof LegislationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = {
  render: (_, context) =>
    showScreen(() => (
      <Inline>
        {Legislation.options.map((legislation) => (
          <span key={legislation} data-badge>
            <LegislationBadge legislation={legislation} />
          </span>
        ))}
      </Inline>
    ))({}, context),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
    await expect(texts).toHaveLength(Legislation.options.length);
    await expect(new Set(texts).size).toBe(texts.length);
  },
};

export const Zertes: Story = { args: { legislation: 'ZERTES' } };
export const Eidas: Story = { args: { legislation: 'EIDAS' } };

export const InItalian: Story = { globals: { language: 'it' }, args: { legislation: 'EIDAS' } };
