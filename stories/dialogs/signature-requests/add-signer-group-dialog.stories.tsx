import AddSignerGroupDialog from '@sigillum/app/signature-requests/dialogs/add-signer-group-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const board = { id: 'board', name: 'Board of directors', memberCount: 5 };
const few = [
  board,
  { id: 'finance', name: 'Finance', memberCount: 3, isAdded: true },
  { id: 'interns', name: 'Interns', memberCount: 0 },
  { id: 'sales', name: 'Sales Switzerland', memberCount: 24 },
];
const many = [
  ...few,
  ...['Legal', 'Procurement', 'Human resources', 'Building services'].map((name, index) => ({
    id: name,
    name,
    memberCount: index + 1,
  })),
];
const limits = { maxGroups: 10, maxParticipants: 20 };

const meta = {
  title: 'Dialogs/signature-requests/add signer group',
  component: AddSignerGroupDialog,
  render: showScreen(AddSignerGroupDialog),
  args: { props: { groups: few, limits }, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof AddSignerGroupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone; what cannot be chosen says why. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('radio', { name: /Finance/ })).toBeDisabled();
    await expect(screen.getByText('Signs already.')).toBeInTheDocument();
    await expect(screen.getByText('Nobody is in this group yet.')).toBeInTheDocument();
    await expect(screen.getByText('Your plan allows up to 20 people in a group.')).toBeInTheDocument();
    screen.getByRole('radio', { name: /Board/ }).focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.act).toHaveBeenCalledWith({ groupId: 'board' });
  },
};

/** A group that observes: of what its people are told is a choice, too. */
export const ToObserve: Story = {
  args: { props: { groups: few, limits, purpose: 'observe' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Board/ }));
    await expect(screen.getByText('Observes already.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('E-mails to this group'), 'At the end only');
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    await expect(args.act).toHaveBeenCalledWith({ groupId: 'board', told: 'END' });
  },
};

export const NothingChosen: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    await expect(await screen.findByText('Please choose a group.')).toBeInTheDocument();
    await expect(screen.getByRole('radio', { name: /Board/ })).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** From six groups on there is a search. */
export const Search: Story = {
  args: { props: { groups: many, limits, create: fn() } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Search groups'), 'leg');
    await expect(await screen.findByText('1 group')).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.act).toHaveBeenCalledWith({ groupId: 'Legal' });
  },
};

export const NothingFound: Story = {
  args: { props: { groups: many, limits } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Search groups'), 'marketing');
    await expect(await screen.findByText('No group of this name')).toBeInTheDocument();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

const create = fn();
export const MayCreate: Story = {
  args: { props: { groups: few, limits, create } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create a group' }));
    await expect(create).toHaveBeenCalled();
  },
};

/** The plan allows no further group. */
export const AllGroupsInUse: Story = {
  args: { props: { groups: few, limits: { ...limits, maxGroups: 4 }, create: fn() } },
};

export const NoGroups: Story = { args: { props: { groups: [], limits } } };
export const NoGroupsForAdministrator: Story = { args: { props: { groups: [], limits, create: fn() } } };
export const NotInPlan: Story = { args: { props: { groups: [] } } };
export const NotInPlanForAdministrator: Story = {
  args: { props: { groups: [], upgradeHref: '/business/upgrade' } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      '/business/upgrade',
    );
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'A request may have at most 100 signers.' } };

export const LongText: Story = {
  args: {
    props: {
      groups: [
        {
          id: 'long',
          name: 'Geschäftsleitungsausschuss Liegenschaftsbewirtschaftung und Unterhaltsreinigung Deutschschweiz',
          memberCount: 1250,
        },
        board,
      ],
      limits: { maxGroups: 2, maxParticipants: 20 },
      create: fn(),
    },
    error:
      'Diese Gruppe wurde vor wenigen Augenblicken von jemand anderem geändert. Laden Sie die Seite neu, um zu sehen, wer jetzt dazugehört.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
