import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { RequestTimeline } from '@sigillum/app/signature-requests/components/request-timeline.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const names = [
  'CREATED',
  'DOCUMENTS_ADDED',
  'UPDATED',
  'SIGNERS_ADDED',
  'INITIATED',
  'INVITED',
  'VIEWED',
  'TAN_SENT',
  'TAN_CONFIRMED',
  'SIGNED',
  'REMINDED',
  'DECLINED',
];
const anna = { type: 'member' as const, email: 'anna.keller@example.ch', first_name: 'Anna', last_name: 'Keller' };
const luca = { type: 'external' as const, email: 'luca.rossi@example.it', first_name: null, last_name: null };
const events: RequestEvents['events'] = names.map((name, index) => ({
  seq: index + 1,
  name,
  at: `2026-11-21T08:${String(30 + index).padStart(2, '0')}:00.000Z`,
  actor: index < 6 ? anna : luca,
  message: name === 'DECLINED' ? 'The rent is not what we agreed on.' : null,
  sid: null,
  seal: name === 'SIGNED' ? { label: 'Contracts', organisation: 'Rossi Immobiliare SA' } : null,
}));

const meta = {
  title: 'Components/signature-requests/RequestTimeline',
  component: RequestTimeline,
  render: showScreen(RequestTimeline),
  args: { events },
} satisfies Meta<typeof RequestTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Edits of a draft are left out. */
export const WholeLife: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getByText('“The rent is not what we agreed on.”')).toBeVisible();
    await expect(canvas.getByText('21 Nov 2026, 09:30 · Anna Keller')).toBeVisible();
    await expect(canvas.getByText(/^Seal “/)).toHaveTextContent('Seal “Contracts” of Rossi Immobiliare SA');
  },
};
