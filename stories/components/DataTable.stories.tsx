import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, DataTable, Ellipsis, EmptyState, IconButton, Menu, Paging } from '@sigillum/design-system';
import type { DataColumn } from '@sigillum/design-system';
import { expect } from 'storybook/test';

interface Invoice {
  id: string;
  title: string;
  sender: string;
  amount: string;
  isPaid: boolean;
}

const rows: readonly Invoice[] = [
  { id: '1', title: 'Cleaning of the office, October', sender: 'Blitzblank GmbH', amount: '1’240.00', isPaid: true },
  {
    id: '2',
    title: 'Rahmenvertrag für Wartungsarbeiten an Heizung, Lüftung und Klimaanlagen',
    sender: 'Keller & Söhne AG',
    amount: '18’900.50',
    isPaid: false,
  },
  { id: '3', title: 'Electricity', sender: 'Elektrizitätswerk', amount: '389.15', isPaid: true },
];

const columns: readonly DataColumn<Invoice>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title, isRowHeader: true, width: '44%' },
  { id: 'sender', header: 'From', cell: (row) => row.sender },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.isPaid ? 'success' : 'warning'}>{row.isPaid ? 'Paid' : 'Open'}</Badge>,
  },
  { id: 'amount', header: 'CHF', cell: (row) => row.amount, align: 'end' },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    phone: 'corner',
    cell: (row) => (
      <Menu
        label={`Actions for ${row.title}`}
        trigger={<IconButton label={`Actions for ${row.title}`} hasTooltip={false} icon={<Ellipsis aria-hidden />} />}
        items={[{ id: 'open', label: 'Open', href: `#${row.id}` }]}
      />
    ),
  },
];

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Invoice>,
  args: { caption: 'Invoices', columns, rows, getRowId: (row) => row.id, getRowHref: (row) => `#${row.id}` },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable<Invoice>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row's name is a link that covers the row; buttons in the row stay above it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: rows[0]?.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Actions for ${rows[0]?.title}` })).toHaveFocus();
  },
};

export const Loading: Story = { args: { isLoading: true, rows: [] } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No invoices">They appear here as soon as one is sent.</EmptyState> },
};

/** Below 960 px each row is a card; to screen readers it stays a table. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'Electricity' })).toBeVisible();
  },
};

export const WithPaging: Story = {
  render: (args) => (
    <>
      <DataTable {...args} />
      <Paging
        label="Pages"
        page={2}
        pageSize={50}
        total={132}
        getHref={({ page, pageSize }) => `#page=${page}&size=${pageSize}`}
        summary="51 to 100 of 132"
        previousLabel="Previous page"
        nextLabel="Next page"
        pageSizeLabel="Per page"
      />
    </>
  ),
};
