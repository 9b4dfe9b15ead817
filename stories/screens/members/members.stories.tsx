import { memberExample } from '@sigillum/api-contracts/members/examples.ts';
import type { ListedMember } from '@sigillum/api-contracts/members/schemas.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { MembersView } from '@sigillum/app/members/components/members-view.tsx';
import { readMembersQuery } from '@sigillum/app/members/members-query.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const query = readMembersQuery(new URLSearchParams());
const anna: ListedMember = {
  ...memberExample,
  id: '0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11',
  userId: '8c7b6a59-4d3e-4f2a-9b1c-0d9e8f7a6b77',
  email: 'anna.keller@example.ch',
  firstName: 'Anna',
  lastName: 'Keller',
  role: 'admin',
  openRequests: 0,
};
const luca: ListedMember = {
  ...memberExample,
  id: '2b4d6f80-1a3c-4e5f-8071-92a3b4c5d6e7',
  userId: '3c5d7e91-2a4b-4c6d-8e0f-1a2b3c4d5e6f',
  email: 'luca.rossi@example.it',
  firstName: 'Luca',
  lastName: 'Rossi',
  hasTwoStep: false,
  lastActiveAt: null,
};
const counts = { active: 3, admins: 1, invited: 2, removed: 1 };
const seats = { total: 25, used: 3, held: 1, free: 21 };
const page = { total_pages: 1, total_items: 3, current_page: 1, size: 25 };
const list = { ...page, members: [memberExample, anna, luca], counts, seats };
const [onMakeAdmin, onRemove, onSearch, onAdd] = [fn(), fn(), fn(), fn()];

const meta = {
  title: 'Screens/members/members',
  component: MembersView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(MembersView, { Layout: AdminLayout, path: '/business/members' }),
  args: {
    query,
    list,
    viewerId: anna.userId!,
    most: 100,
    onSearch,
    onAdd,
    onMakeAdmin,
    onRevokeAdmin: fn(),
    onRemove,
    onResend: fn(),
    onCancel: fn(),
    onInviteAgain: fn(),
  },
} satisfies Meta<typeof MembersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 of 25 seats taken, 1 held by invitations')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Noémi Frei' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make administrator' }));
    await expect(onMakeAdmin).toHaveBeenCalledWith(memberExample);
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Noémi Frei' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Luca Rossi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 members' }));
    await expect(onRemove).toHaveBeenCalledWith([memberExample, luca]);
  },
};

/** A business of a moment ago. */
export const Alone: Story = {
  args: {
    list: {
      ...list,
      total_items: 1,
      members: [anna],
      counts: { active: 1, admins: 1, invited: 0, removed: 0 },
      seats: { ...seats, used: 1, held: 0, free: 24 },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/still alone/)).toBeVisible(),
};

const invited: ListedMember = {
  ...luca,
  userId: null,
  firstName: '',
  lastName: '',
  state: 'invited',
  expiresAt: '2026-12-21T09:10:00.000Z',
  hasTwoStep: null,
};
export const Invited: Story = {
  args: {
    query: { ...query, view: 'invited' },
    list: {
      ...list,
      total_items: 2,
      members: [
        invited,
        {
          ...invited,
          id: anna.id,
          email: 'ida.blum@example.ch',
          state: 'expired',
          since: '2026-10-01T09:10:00.000Z',
          expiresAt: '2026-10-31T09:10:00.000Z',
        },
      ],
    },
  },
};
export const NobodyInvited: Story = {
  args: { query: { ...query, view: 'invited' }, list: { ...list, total_items: 0, members: [] } },
};
export const NobodyFound: Story = {
  args: { query: { ...query, q: 'zzz' }, list: { ...list, total_items: 0, members: [] } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Show everybody' })).toBeVisible(),
};
export const Removed: Story = {
  args: {
    query: { ...query, view: 'removed' },
    list: { ...list, total_items: 1, members: [{ ...luca, state: 'removed', hasTwoStep: null }] },
  },
};
export const Loading: Story = { args: { isLoading: true } };

export const ManyRows: Story = {
  args: {
    list: {
      total_pages: 4000,
      total_items: 100_000,
      current_page: 1,
      size: 25,
      members: Array.from({ length: 25 }, (_, index) => ({
        ...memberExample,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        firstName: `Person ${index + 1}`,
      })),
      counts: { active: 100_000, admins: 12, invited: 340, removed: 5120 },
      seats: { total: null, used: 100_000, held: 340, free: null },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText(/1–25 of 100/)).toBeVisible(),
};

export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    list: {
      ...list,
      members: [
        {
          ...memberExample,
          firstName: 'Maximiliane Henriette',
          lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst-Kaunitz',
          email: 'maximiliane.hohenlohe-waldenburg-schillingsfuerst@versicherungsgesellschaft-nordostschweiz.example',
        },
        anna,
      ],
    },
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
