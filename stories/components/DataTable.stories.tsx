import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, DataTable, Ellipsis, EmptyState, IconButton, Menu, Paging } from '@sigillum/design-system';
import type { DataColumn, DataSort } from '@sigillum/design-system';
import { expect } from 'storybook/test';
import { describeComponent } from './describe-component.ts';

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
const moreRows: readonly Invoice[] = [
  ...rows,
  { id: '4', title: 'Archive boxes', sender: 'Papeterie Zumstein', amount: '74.80', isPaid: false },
  { id: '5', title: 'Notary', sender: 'Notariat Rossi', amount: '620.00', isPaid: true },
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
  parameters: {
    docs: {
      description: {
        component: describeComponent({
          purpose: 'Rows of like things, to find, compare and choose among them.',
          when: 'Lists of requests, members, seals, activities. Sorting and paging belong to the opener, best by address.',
          whenNot: 'For facts about one thing (DefinitionList), or for fewer than three attributes (a plain list).',
          accessibility:
            'A table on every screen, also in the list form below 960 px. Headings that sort are buttons or links under `aria-sort`. Boxes select; the one in the head is half set while some rows are. Space and Shift+Space switch one row or all from the last one on, arrow keys go from box to box, with Shift they take rows along.',
        }),
      },
    },
  },
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

/** A heading sorts ascending, then the other way round; `aria-sort` says which. */
export const Sorted: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<DataSort>({ columnId: 'sender', direction: 'ascending' });
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const by = sort.columnId === 'sender' ? 'sender' : 'title';
    return (
      <DataTable
        {...args}
        columns={columns.map((column) => ({ ...column, isSortable: ['title', 'sender'].includes(column.id) }))}
        rows={moreRows.toSorted((one, other) => sign * one[by].localeCompare(other[by], 'de'))}
        sort={sort}
        onSort={setSort}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const firstRow = () => canvas.getAllByRole('rowheader')[0];
    const sender = canvas.getByRole('columnheader', { name: 'From' });
    await expect(sender).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstRow()).toHaveTextContent('Cleaning of the office, October');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'From' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sender).toHaveAttribute('aria-sort', 'descending');
    await expect(firstRow()).toHaveTextContent('Archive boxes');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(sender).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Where the order is part of the address. */
export const SortedByAddress: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, isSortable: column.id === 'amount' || column.id === 'title' })),
    sort: { columnId: 'amount', direction: 'descending' },
    getSortHref: ({ columnId, direction }) => `#sort=${columnId}&order=${direction}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CHF' })).toHaveAttribute('href', '#sort=amount&order=ascending');
    await expect(canvas.getByRole('link', { name: 'Title' })).toHaveAttribute('href', '#sort=title&order=ascending');
  },
};

/** A table whose rows are selected, and how many are. */
function SelectableTable(args: ComponentProps<typeof DataTable<Invoice>>) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(['2']));
  return (
    <>
      <DataTable
        {...args}
        rows={moreRows}
        columns={columns.map((column) => ({ ...column, isSortable: column.id === 'title' }))}
        selection={{
          selectedIds,
          onChange: setSelectedIds,
          allLabel: 'Select all invoices',
          getRowLabel: (row) => `Select ${row.title}`,
        }}
      />
      <p role="status" style={{ padding: '0.75rem 1rem' }}>
        {selectedIds.size} selected
      </p>
    </>
  );
}

/** All, none and some; Shift takes along everything from the last box on. */
export const Selected: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all invoices' });
    const boxOf = (title: string) => canvas.getByRole('checkbox', { name: `Select ${title}` });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 selected');
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
    await userEvent.click(boxOf('Cleaning of the office, October'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(boxOf('Archive boxes'));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
    await expect(boxOf('Notary')).not.toBeChecked();
    await expect(all).toBePartiallyChecked();
  },
};

/** Space switches, arrows go from box to box, with Shift they take the rows along. */
export const SelectedByKeyboard: Story = {
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('  ');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
    await userEvent.tab();
    await userEvent.tab();
    const first = canvas.getByRole('checkbox', { name: 'Select Cleaning of the office, October' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Electricity' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Select Notary' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected');
  },
};

/** On phones the box for all and the headings that sort stay above the cards. */
export const SelectedOnPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all invoices' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Title' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'CHF' })).toHaveStyle({ position: 'absolute' });
  },
};

export const LoadingWithBoxes: Story = {
  args: {
    isLoading: true,
    rows: [],
    selection: { selectedIds: new Set(), onChange: () => {}, allLabel: 'Select all', getRowLabel: (row) => row.title },
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: '1',
        title: 'Benachrichtigungseinstellungsänderungsvereinbarung_Geschäftsleitung_und_Verwaltungsrat_2026.pdf',
        sender: 'maximiliane.hohenstein-wettingen@verwaltungsgesellschaft-nordwestschweiz.example.ch',
        amount: '1’234’567’890.55',
        isPaid: false,
      },
    ],
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
