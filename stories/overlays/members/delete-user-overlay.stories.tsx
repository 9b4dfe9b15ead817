import DeleteUserOverlay from '@sigillum/app/members/overlays/delete-user-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  email: 'anna.keller@example.ch',
  businessName: 'Keller AG',
  otherMembers: 4,
  isLastAdmin: false,
  openRequests: 0,
  pendingSignatures: 0,
  hasPassword: true,
};

const meta = {
  title: 'Overlays/members/delete user',
  component: DeleteUserOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DeleteUserOverlay),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DeleteUserOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Your password');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
    await expect(await screen.findByText('This field is required')).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Delete account for good' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', next: 'deletion', password: 'correct horse' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep account' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** Other administrators take over what is open; what is asked of the person cannot be signed any more. */
export const WithOpenRequests: Story = {
  args: { props: { ...props, openRequests: 2, pendingSignatures: 1 } },
  play: async () => {
    await expect(await screen.findByText(/Your 2 open requests: the administrators of/)).toBeInTheDocument();
    await expect(screen.getByText(/One signature that is still asked of you/)).toBeInTheDocument();
  },
};

/** With the last person the business goes, too. */
export const WholeBusiness: Story = {
  args: { props: { ...props, otherMembers: 0, openRequests: 1 } },
  play: async () => {
    await expect(await screen.findByText(/nobody else belongs to it/)).toBeInTheDocument();
    await expect(screen.getByText(/Your open request: it is withdrawn/)).toBeInTheDocument();
  },
};

/** People who log in through their company type their address. */
export const WithoutPassword: Story = {
  args: { props: { ...props, hasPassword: false } },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Type anna.keller@example.ch to confirm');
    await userEvent.type(field, 'anna@example.ch{Enter}');
    await expect(await screen.findByText('This is not the address of the account.')).toBeInTheDocument();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Anna.Keller@example.ch{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ name: 'complete', next: 'deletion' });
  },
};

/** Others depend on the only administrator. */
export const LastAdministrator: Story = {
  args: { props: { ...props, isLastAdmin: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the members' }));
    await expect(args.act).toHaveBeenCalledWith({ name: 'complete', next: 'members' });
    await expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};

/** What a business owes does not end with its last person. */
export const AloneWithPlan: Story = {
  args: { props: { ...props, otherMembers: 0, isLastAdmin: true } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/A business with a plan or open bills/)).toBeInTheDocument();
    await expect(screen.queryByLabelText('Your password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the profile of the business' }));
    await expect(args.act).toHaveBeenCalledWith({ name: 'complete', next: 'profile' });
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This is not your password.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      email: 'maximiliane.hohenlohe-waldenburg@versicherungsgesellschaft-nordostschweiz.example',
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      otherMembers: 0,
      isLastAdmin: false,
      openRequests: 12,
      pendingSignatures: 3,
      hasPassword: false,
    },
    error:
      'Das Konto konnte nicht gelöscht werden, weil der Dienst im Moment nicht erreichbar ist. Es ist unverändert.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
