import { batchExample, batchRowExample } from '@sigillum/api-contracts/templates/batch-examples.ts';
import type { Batch, BatchRow, BatchRowState } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { BatchView } from '@sigillum/app/templates/components/batch-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const requestId = '5b3f9a1e-7c2d-4e8a-9f10-2b6c4d8e0a11';
const row = (number: number, state: BatchRowState, change: Partial<BatchRow> = {}): BatchRow => ({
  ...batchRowExample,
  number,
  key: `K${number}`,
  people: [{ email: `person.${number}@example.ch`, name: `Person ${number}` }],
  state,
  request_id: ['WAITING', 'FAILED', 'SKIPPED', 'CANCELLED'].includes(state) ? null : requestId,
  ...change,
});
const batch = (states: Partial<Batch['states']>, change: Partial<Batch> = {}): Batch => ({
  ...batchExample,
  name: 'Leases autumn',
  states: { ...batchExample.states, WAITING: 0, ...states },
  ...change,
});
const all: BatchRowState[] = [
  'SIGNED',
  'OPEN',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
  'ERROR',
  'FAILED',
  'SKIPPED',
  'CANCELLED',
];
const everything = batch(
  { SIGNED: 1, OPEN: 1, DECLINED: 1, WITHDRAWN: 1, EXPIRED: 1, ERROR: 1, FAILED: 1, SKIPPED: 1, CANCELLED: 1 },
  { actions: ['retry', 'withdraw', 'remind', 'download'] },
);
const rows = all.map((state, index) =>
  row(index + 1, state, state === 'FAILED' ? { reason: 'error.business.trial_expired' } : {}),
);

const meta = {
  title: 'Screens/templates/batch',
  component: BatchView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(BatchView, { Layout: DefaultLayout, path: `/batches/${batchExample.id}` }),
  args: {
    batch: everything,
    query: { state: undefined, page: 1, size: 25 },
    list: { rows, total_items: rows.length },
    isWorking: false,
    onRetry: fn(),
    onRemind: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof BatchView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows in every state, and all that may be done. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the failed ones again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remind all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw all' }));
    for (const act of [args.onRetry, args.onRemind, args.onWithdraw]) await expect(act).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Failed/ })).toHaveAttribute(
      'href',
      `/batches/${batchExample.id}?state=FAILED`,
    );
    await expect(canvas.getByRole('link', { name: 'Open the request of row 1' })).toHaveAttribute(
      'href',
      `/view/${requestId}`,
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };

export const Sending: Story = {
  args: {
    batch: batch({ OPEN: 40, WAITING: 60 }, { actions: ['withdraw', 'remind'] }),
    list: { rows: [row(1, 'OPEN'), row(2, 'WAITING')], total_items: 2 },
  },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('aria-valuetext', '40 of 100 sent'),
};
export const Paused: Story = {
  args: {
    batch: batch({ OPEN: 40, WAITING: 60 }, { actions: ['withdraw'], paused_until: '2026-11-21T10:00:00.000Z' }),
    list: { rows: [row(1, 'WAITING')], total_items: 1 },
  },
};
export const Withdrawing: Story = {
  args: {
    batch: batch({ OPEN: 2, CANCELLED: 1 }, { actions: [], act: 'WITHDRAW' }),
    list: { rows: [row(1, 'OPEN'), row(2, 'CANCELLED')], total_items: 2 },
  },
};
export const Reminding: Story = {
  args: {
    batch: batch({ OPEN: 2 }, { actions: [], act: 'REMIND' }),
    list: { rows: [row(1, 'OPEN'), row(2, 'OPEN')], total_items: 2 },
  },
};
/** Its author has left: administrators have it. */
export const LeftBehind: Story = {
  args: {
    batch: batch({ FAILED: 1 }, { owner: null, actions: [] }),
    list: { rows: [row(1, 'FAILED', { reason: 'error.batch.owner_left' })], total_items: 1 },
  },
};
export const NoneInState: Story = {
  args: {
    batch: batch({ OPEN: 1 }),
    query: { state: 'FAILED', page: 1, size: 25 },
    list: { rows: [], total_items: 0 },
  },
  play: ({ canvas }) => expect(canvas.getByText('No row is in this state.')).toBeVisible(),
};
export const LongText: Story = {
  args: {
    batch: { ...everything, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
    list: {
      rows: [
        row(1, 'OPEN', {
          people: [{ email: `${'sehrlang.'.repeat(8)}name@example.ch`, name: 'Anna-Katharina von und zu Hohenlohe' }],
        }),
        row(2, 'OPEN', { people: [{ email: 'noa@example.ch', name: 'נועה כהן' }] }),
      ],
      total_items: 2,
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { globals: { language: 'it' } };
