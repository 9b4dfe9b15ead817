import { Quality } from '@sigillum/api-contracts/schemas.ts';
import { QualityBadge } from '@sigillum/app/signature-requests/components/quality-badge.tsx';
import { Inline } from '@sigillum/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import { describeComponent } from '../describe-component.ts';

const meta = {
  title: 'Components/signature-requests/QualityBadge',
  component: QualityBadge,
  args: { quality: 'SES' },
  render: showScreen(QualityBadge),
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Names the least quality that each signature of a request must reach.',
          when: 'Where one decides whether to sign, and in lists of requests.',
          whenNot: 'For the quality that a signature has turned out to have: the report of the verification says that.',
          accessibility: 'The icon only repeats the words; the tone alone says nothing.',
        }),
      },
    },
  },
} satisfies Meta<typeof QualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them say different things, also without colours. */
export const Every: Story = {
  render: (_, context) =>
    showScreen(() => (
      <Inline>
        {Quality.options.map((quality) => (
          <span key={quality} data-badge>
            <QualityBadge quality={quality} />
          </span>
        ))}
      </Inline>
    ))({}, context),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-badge]')].map((badge) => badge.textContent);
    await expect(texts).toHaveLength(Quality.options.length);
    await expect(new Set(texts).size).toBe(texts.length);
  },
};

export const Ses: Story = { args: { quality: 'SES' } };
export const Aes: Story = { args: { quality: 'AES' } };
export const AesMinimal: Story = { args: { quality: 'AES_MINIMAL' } };
export const Qes: Story = { args: { quality: 'QES' } };
export const Demo: Story = { args: { quality: 'DEMO' } };
export const Part11: Story = { args: { quality: 'PART11' } };

export const InFrench: Story = { globals: { language: 'fr-ch' }, args: { quality: 'AES_MINIMAL' } };
