import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import DeleteAccountDialog from '@sigillum/app/user/dialogs/delete-account-dialog.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = { email: 'anna.keller@example.ch', openRequestCount: 0, membersHref: '/business/members' };

const meta = {
  title: 'Dialogs/user/delete account',
  component: DeleteAccountDialog,
  render: showScreen(DeleteAccountDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof DeleteAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/Your signatures stay valid/)).toBeInTheDocument();
    screen.getByLabelText('Password').focus();
    await userEvent.keyboard('three brave otters{Enter}');
    await expect(args.act).toHaveBeenCalledWith({ password: 'three brave otters' });
  },
};

export const PasswordMissing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText('This field is required')).toBeInTheDocument();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

/** Told at the field, which is focused; gone while it is mended. */
export const PasswordWrong: Story = {
  args: {
    error: 'This is not your current password.',
    problem: new ApiProblem({
      type: 'about:blank',
      method: 'POST',
      path: '/v1/user/delete',
      status: 422,
      message: '',
      key: 'error.user.password_wrong',
    }),
  },
  play: async () => {
    const field = await screen.findByLabelText('Password');
    await expect(field).toHaveAccessibleDescription(/This is not your current password\./);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getAllByText('This is not your current password.')).toHaveLength(1);
  },
};

/** Who logs in at an organisation may have no password. */
export const LoginAtOrganisation: Story = {
  args: { props: { ...props, canProveByLogin: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    await expect(args.act).toHaveBeenCalled();
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/leave it empty/);
  },
};

/** Open requests are withdrawn, and the business keeps what was sent for it. */
export const MemberWithOpenRequests: Story = {
  args: { props: { ...props, openRequestCount: 3, business: { name: 'Keller AG', isOnlyAdministrator: false } } },
  play: async () => {
    await expect(await screen.findByText(/3 requests that you have sent are still open/)).toBeInTheDocument();
    await expect(screen.getByText(/You leave/)).toHaveTextContent('You leave Keller AG.');
  },
};

/** The last person of a business: it ends with the account; others learn who will not sign. */
export const EndsWithAccount: Story = {
  args: {
    props: {
      ...props,
      unsignedRequestCount: 2,
      business: { name: 'Keller AG', isOnlyAdministrator: false, endsWithAccount: true },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/You have still to sign 2 requests/)).toBeInTheDocument();
    await expect(screen.getByText(/You are the only person in/)).toHaveTextContent('It is deleted together with');
    await expect(screen.queryByText(/You leave/)).toBeNull();
  },
};

/** Nobody else could run the business: first somebody must. */
export const OnlyAdministrator: Story = {
  args: { props: { ...props, business: { name: 'Keller AG', isOnlyAdministrator: true } } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'To the members' })).toHaveAttribute(
      'href',
      '/business/members',
    );
    await expect(screen.queryByLabelText('Password')).toBeNull();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: 'This password is not right. Your account is unchanged.' } };

export const LongText: Story = {
  args: {
    props: {
      ...props,
      email: `${'maximiliane.von.und.zu.'.repeat(4)}hohenlohe@example.ch`,
      openRequestCount: 1204,
      business: {
        name: 'Wohnbaugenossenschaft Liegenschaftsbewirtschaftung und Unterhaltsreinigung Hinterkappelen',
        isOnlyAdministrator: false,
      },
    },
    error:
      'Dieses Passwort stimmt nicht. Ihr Konto ist unverändert. Nach zu vielen Versuchen wird die Löschung für einige Minuten gesperrt, damit niemand das Passwort erraten kann.',
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
