import BusinessInvitationDialog from '@sigillum/app/business/dialogs/business-invitation-dialog.tsx';
import type { BusinessInvitationProps } from '@sigillum/app/business/dialogs/business-invitation-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props: BusinessInvitationProps = {
  businessName: 'Keller AG',
  invitedBy: 'Luca Rossi',
  role: 'member',
  expiresAt: '2026-12-21T10:00:00.000Z',
};

const meta = {
  title: 'Dialogs/business/business invitation',
  component: BusinessInvitationDialog,
  render: showScreen(BusinessInvitationDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof BusinessInvitationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('The invitation is valid until 21 Dec 2026.')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Accept invitation' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('accept');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('decline');
  },
};
export const AsAdministrator: Story = {
  args: { props: { ...props, role: 'admin' } },
  play: async () => {
    await expect(await screen.findByText(/You manage members, seals, settings and billing/)).toBeInTheDocument();
  },
};
/** One belongs to one business at a time. */
export const MemberElsewhere: Story = {
  args: { props: { ...props, otherBusinessName: 'Rossi Sagl' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Decline' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
  },
};
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = {
  args: { error: 'This invitation was taken back. Please ask the business for a new one.' },
};
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      ...props,
      role: 'admin',
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      invitedBy: 'maximiliane.hohenlohe-waldenburg@versicherungsgesellschaft-nordostschweiz.example',
    },
    error:
      'Ihre Antwort konnte nicht gesendet werden, weil der Dienst im Moment nicht erreichbar ist. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
