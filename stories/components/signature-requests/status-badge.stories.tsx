import { RequestStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Inline } from '@sigillum/design-system';
import { StatusBadge } from '@sigillum/app/signature-requests/components/status-badge.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { showScreen } from '../../support/show-screen.tsx';

function EveryStatus() {
  return (
    <Inline>
      <StatusBadge status="OPEN" isYourTurn />
      {RequestStatus.options.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  );
}

const meta = {
  title: 'Components/signature-requests/StatusBadge',
  component: StatusBadge,
  args: { status: 'OPEN' },
  render: () => showScreen(EveryStatus)({}, { globals: {} }),
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
