import { groupExample } from '@sigillum/api-contracts/groups/examples.ts';
import type { SignerGroup } from '@sigillum/api-contracts/groups/schemas.ts';
import { SignerGroupsView } from '@sigillum/app/groups/components/signer-groups-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const limits = { is_included: true, max_groups: 50, max_participants: 50 };
const name = (at: number): SignerGroup => ({
  ...groupExample,
  id: `3e5f7a91-2b4c-4d6e-8f70-${String(at).padStart(12, '0')}`,
  name: `${['Board', 'Purchasing', 'Human resources', 'Legal'][at % 4]} ${at + 1}`,
  member_count: 2 + (at % 7),
});
const listOf = (groups: SignerGroup[], total = groups.length) => ({
  groups,
  total_items: total,
  count: total,
  limits,
});

const meta = {
  title: 'Screens/groups/signer groups',
  component: SignerGroupsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SignerGroupsView, { Layout: AdminLayout, path: '/business/members/signer-groups' }),
  args: {
    query: { q: '', page: 1, size: 25 },
    list: listOf([groupExample, name(1)]),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SignerGroupsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Management' }));
    await expect(args.onEdit).toHaveBeenCalledWith(groupExample);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Management' }));
    await expect(args.onDelete).toHaveBeenCalledWith(groupExample);
  },
};

export const Empty: Story = {
  args: { list: listOf([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New signer group' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};

export const NoneFound: Story = {
  args: { query: { q: 'Accounting', page: 1, size: 25 }, list: { ...listOf([]), count: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('Accounting');
    await expect(canvas.getByRole('link', { name: 'Show all groups' })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    query: { q: '', page: 2, size: 25 },
    list: listOf(
      Array.from({ length: 23 }, (_, at) => name(at)),
      48,
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('26–48 of 48')).toBeVisible(),
};

/** The plan has no groups: those that there are can be changed and deleted. */
export const NotIncluded: Story = {
  args: { list: { ...listOf([groupExample]), limits: { ...limits, is_included: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For this you need a plan with signer groups')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New signer group' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete Management' })).toBeVisible();
  },
};

export const NoneIncluded: Story = {
  args: { list: { ...listOf([]), limits: { ...limits, is_included: false } } },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Il vous faut pour cela un abonnement avec groupes de signataires')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouveau groupe de signataires' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    list: listOf([
      { ...groupExample, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
      { ...name(2), name: 'Everybody who may sign purchase orders above fifty thousand francs in the absence of both' },
    ]),
  },
};
