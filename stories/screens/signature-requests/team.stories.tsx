import { teamRequestExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { TeamRequest } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { TeamView } from '@sigillum/app/signature-requests/components/team-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const ben = { email: 'ben.huber@example.ch', name: 'Ben Huber' };
const listed = (at: number, change: Partial<TeamRequest> = {}): TeamRequest => ({
  ...teamRequestExample,
  id: `3a5c7e9b-1d2f-4b6a-8c0e-${String(at).padStart(12, '0')}`,
  title: `${['Lease', 'Order', 'Contract'][at % 3]} ${120 + at}`,
  signatures: 3,
  is_open_to_me: false,
  ...change,
});
const requests = [
  listed(0, { expiration_date: '2026-12-04T22:59:59.999Z' }),
  listed(1, {
    assignee: { email: 'anna@example.ch', name: 'Anna Keller' },
    is_mine: true,
    is_open_to_me: true,
    signed: 2,
  }),
  listed(2, { assignee: ben, status_overall: 'DECLINED' }),
];

const meta = {
  title: 'Screens/signature-requests/team',
  component: TeamView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(TeamView, { Layout: DefaultLayout, path: '/team' }),
  args: {
    query: { filter: 'ALL', page: 1, size: 25 },
    list: { requests, counts: { UNASSIGNED: 1, MINE: 1, ALL: 3 } },
    onTake: fn(),
    onAssign: fn(),
    onGiveBack: fn(),
  },
} satisfies Meta<typeof TeamView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Lease 120' }));
    await expect(args.onTake).toHaveBeenCalledWith(requests[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Give back Order 121' }));
    await expect(args.onGiveBack).toHaveBeenCalledWith(requests[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Assign Contract 122' }));
    await expect(args.onAssign).toHaveBeenCalledWith(requests[2]);
    await expect(canvas.queryByRole('link', { name: 'Lease 120' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Order 121' })).toHaveAttribute('href', `/view/${requests[1]!.id}`);
  },
};
export const Empty: Story = {
  args: {
    query: { filter: 'UNASSIGNED', page: 1, size: 25 },
    list: { requests: [], counts: { UNASSIGNED: 0, MINE: 0, ALL: 0 } },
  },
  play: ({ canvas }) => expect(canvas.getByText('Nothing here')).toBeVisible(),
};
export const Many: Story = {
  args: {
    list: {
      requests: Array.from({ length: 25 }, (_, at) => listed(at)),
      counts: { UNASSIGNED: 60, MINE: 4, ALL: 64 },
    },
  },
};
export const LongText: Story = {
  args: {
    list: {
      requests: [
        listed(0, {
          title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          owner_name: 'Wolfeschlegelsteinhausenbergerdorff-Liegenschaftsbewirtschaftung',
          assignee: { email: `${'bewirtschaftung.'.repeat(4)}@example.ch`, name: '' },
        }),
      ],
      counts: { UNASSIGNED: 0, MINE: 0, ALL: 1 },
    },
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const French: Story = { globals: { language: 'fr-ch' } };
export const Italian: Story = { globals: { language: 'it' } };
