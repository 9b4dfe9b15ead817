import { batchExample } from '@sigillum/api-contracts/templates/batch-examples.ts';
import type { Batch } from '@sigillum/api-contracts/templates/batch-schemas.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { BatchesView } from '@sigillum/app/templates/components/batches-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const listed = (at: number, change: Partial<Batch['states']> = {}): Batch => ({
  ...batchExample,
  id: `3a5c7e9b-1d2f-4b6a-8c0e-${String(at).padStart(12, '0')}`,
  name: `${['Leases', 'Orders', 'Contracts'][at % 3]} ${2026 - at}`,
  row_count: 120,
  states: { ...batchExample.states, WAITING: 0, OPEN: 80, SIGNED: 40, ...change },
});

const meta = {
  title: 'Screens/templates/batches',
  component: BatchesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(BatchesView, { Layout: DefaultLayout, path: '/batches' }),
  args: {
    query: { state: undefined, page: 1, size: 25 },
    list: { batches: [listed(0), listed(1, { FAILED: 3 }), listed(2)], total_items: 3 },
  },
} satisfies Meta<typeof BatchesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leases 2026' })).toHaveAttribute('href', `/batches/${listed(0).id}`);
    await expect(canvas.getAllByText('40 of 120')).toHaveLength(3);
  },
};
export const Empty: Story = {
  args: { list: { batches: [], total_items: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('No batches yet')).toBeVisible(),
};
export const Many: Story = {
  args: { list: { batches: Array.from({ length: 25 }, (_, at) => listed(at)), total_items: 60 } },
};
export const LongText: Story = {
  args: {
    list: {
      batches: [
        { ...listed(0), name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
      ],
      total_items: 1,
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { globals: { language: 'it' } };
