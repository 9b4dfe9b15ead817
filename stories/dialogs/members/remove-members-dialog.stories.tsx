import RemoveMembersDialog from '@sigillum/app/members/dialogs/remove-members-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const luca = { id: '1', name: 'Luca Rossi' };
const props = { businessName: 'Keller AG', members: [luca], openRequests: 0, hasSeats: true };

const meta = {
  title: 'Dialogs/members/remove members',
  component: RemoveMembersDialog,
  render: showScreen(RemoveMembersDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof RemoveMembersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Luca Rossi/)).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.close).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove member' }));
    await expect(args.act).toHaveBeenCalledOnce();
  },
};

/** Their open requests pass to the administrators; where the plan counts no seats, none is mentioned. */
export const WithOpenRequests: Story = {
  args: { props: { ...props, openRequests: 3, hasSeats: false } },
  play: async () => {
    await expect(await screen.findByText(/3 are open and can still be signed/)).toBeInTheDocument();
    await expect(screen.queryByText(/seat/)).toBeNull();
  },
};

export const Many: Story = {
  args: {
    props: {
      ...props,
      openRequests: 1,
      members: ['Luca Rossi', 'Noémi Frei', 'Max Muster', 'Ida Berger', 'Jean Dupont', 'Ana Silva', 'Li Wei'].map(
        (name) => ({ id: name, name }),
      ),
    },
  },
  play: async () => {
    await expect(await screen.findByText('and 2 more')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Remove 7 members' })).toBeInTheDocument();
  },
};

export const Yourself: Story = {
  args: { props: { ...props, obstacle: 'self' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'You cannot remove yourself' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
export const LastAdministrator: Story = {
  args: { props: { ...props, obstacle: 'last admin' } },
  play: async () => {
    await expect(await screen.findByText(/is the only administrator of/)).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This person has left the business meanwhile. Please reload the page.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      members: [
        luca,
        { id: '2', name: 'Maximiliane Theodora Hohenlohe-Waldenburg-Schillingsfürst-von-Graffenried-Villars' },
        { id: '3', name: 'maximiliane.hohenlohe-waldenburg@versicherungsgesellschaft-nordostschweiz.example' },
      ],
      openRequests: 12,
    },
    error: 'Diese Mitglieder konnten nicht entfernt werden, weil jemand anderes sie gerade ebenfalls bearbeitet.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
