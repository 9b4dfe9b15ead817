import { Quality } from '@sigillum/api-contracts/schemas.ts';
import { Inline } from '@sigillum/design-system';
import { QualityBadge } from '@sigillum/app/signature-requests/components/quality-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

function EveryQuality() {
  return (
    <Inline>
      {Quality.options.map((quality) => (
        <QualityBadge key={quality} quality={quality} />
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/signature-requests/QualityBadge',
  component: QualityBadge,
  args: { quality: 'SES' },
  render: () => showScreen(EveryQuality)({}, { globals: {} }),
} satisfies Meta<typeof QualityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
