import LockedMemberDialog from '@sigillum/app/members/dialogs/locked-member-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';
import type { LockedMemberProps } from '@sigillum/app/members/dialogs/locked-member-dialog.tsx';

const props: LockedMemberProps = {
  businessName: 'Keller AG',
  reason: 'no plan',
  canLeave: true,
  admins: [{ name: 'Anna Keller', email: 'anna.keller@example.ch' }],
};

const meta = {
  title: 'Dialogs/members/locked member',
  component: LockedMemberDialog,
  render: showScreen(LockedMemberDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof LockedMemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keller AG has no plan at the moment' });
    await expect(dialog).toHaveTextContent('Its trial is over, or its plan has ended or was not paid.');
    await expect(await screen.findByRole('link', { name: 'anna.keller@example.ch' })).toHaveAttribute(
      'href',
      'mailto:anna.keller@example.ch',
    );
    screen.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('log out');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith('leave business');
  },
};
export const Locked: Story = {
  args: {
    props: { ...props, reason: 'locked', admins: [...props.admins, { name: 'Luca Rossi', email: 'luca@example.it' }] },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Keller AG is locked' })).toBeInTheDocument();
    await expect(screen.getByText(/These people manage the business/)).toBeInTheDocument();
  },
};
/** Who came through the company's login cannot leave from here. */
export const StayingIsGiven: Story = {
  args: { props: { ...props, canLeave: false } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Log out' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Leave business' })).toBeNull();
  },
};
export const NobodyToAsk: Story = { args: { props: { ...props, admins: [] } } };
export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'The service cannot be reached. Please check your connection.' } };
export const LongText: Story = {
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  args: {
    props: {
      reason: 'locked',
      canLeave: true,
      businessName: 'Schweizerische Versicherungsgesellschaft für Binnenschifffahrt und Seilbahnen Nordostschweiz AG',
      admins: [
        {
          name: 'Maximiliane Theodora Hohenlohe-Waldenburg-Schillingsfürst-von-Graffenried-Villars',
          email: 'maximiliane.hohenlohe-waldenburg@versicherungsgesellschaft-nordostschweiz.example',
        },
      ],
    },
    error:
      'Sie konnten nicht abgemeldet werden, weil der Dienst im Moment nicht erreichbar ist. Bitte versuchen Sie es erneut.',
  },
};
export const InFrench: Story = { globals: { language: 'fr-ch' } };
export const InItalian: Story = { globals: { language: 'it', viewport: { value: 'xs' } } };
