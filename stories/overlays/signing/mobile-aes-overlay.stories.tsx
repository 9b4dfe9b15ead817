import MobileAesOverlay from '@sigillum/app/signing/overlays/mobile-aes-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const challenge = 'We sent a code to your phone.';
const askPassword = 'Enter the password that you have set at the trust service. It then sends a code to your phone.';

const meta = {
  title: 'Overlays/signing/mobile AES',
  component: MobileAesOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(MobileAesOverlay),
  args: {
    props: { step: { kind: 'otp', challenge, needs_password: false, needs_code: true, resend: null } },
    isLoading: false,
    error: undefined,
    act: fn(),
    close: fn(),
  },
} satisfies Meta<typeof MobileAesOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code'), 'A1B2C3');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'confirm', pwdotp: { otp: 'A1B2C3' } });
  },
};

/** Older services ask for their password too; what is missing is said where it is. */
export const CodeAndPassword: Story = {
  args: { props: { step: { kind: 'otp', challenge, needs_password: true, needs_code: true, resend: null } } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign' }));
    await expect(await screen.findByText('This field is required')).toBeVisible();
    await expect(args.act).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Password of the trust service'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign' }));
    await expect(args.act).toHaveBeenLastCalledWith({
      name: 'confirm',
      pwdotp: { otp: '123456', password: 'secret' },
    });
  },
};

/** The broker asks for the password alone; it then sends the code. */
export const Password: Story = {
  args: {
    props: { step: { kind: 'otp', challenge: askPassword, needs_password: true, needs_code: false, resend: null } },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText('Password of the trust service')).toBeVisible();
    await expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Password of the trust service'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'confirm', pwdotp: { password: 'secret' } });
  },
};

const sent = { kind: 'otp', challenge, needs_password: false, needs_code: true } as const;
/** Another code may be asked for. */
export const AnotherCode: Story = {
  args: { props: { step: { ...sent, resend: { left: 3, after: 0 } } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'resend' });
  },
};
/** Not yet: the newest one was sent just now. */
export const CodeJustSent: Story = {
  args: { props: { step: { ...sent, resend: { left: 2, after: 120_000 } } } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Send another code \(in 1\d\d\ss\)/ })).toBeDisabled();
  },
};
export const NoFurtherCode: Story = {
  args: { props: { step: { ...sent, resend: { left: 0, after: 0 } } } },
  play: async () => {
    await expect(await screen.findByText(/sends no further code/)).toBeVisible();
  },
};

export const Error: Story = { args: { error: 'The password or the code is not right. Please try again.' } };
export const Loading: Story = { args: { isLoading: true } };

/** Asks by itself whether the person has confirmed. */
export const Phone: Story = {
  args: { props: { step: { kind: 'poll', retry_after: 50 } } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/request to your mobile phone/)).toBeInTheDocument();
    await waitFor(() => expect(args.act).toHaveBeenLastCalledWith({ name: 'poll' }));
  },
};

/** Mobile ID asks: what stands on the phone is there to compare. */
export const MobileId: Story = {
  args: { props: { step: { kind: 'poll', retry_after: 60_000 }, phoneText: 'Sigillum: Sign "Lease"? (SIG-7D1E)' } },
  play: async () => {
    await expect(await screen.findByText('Sigillum: Sign "Lease"? (SIG-7D1E)')).toBeInTheDocument();
  },
};

export const PhoneInItalian: Story = {
  args: { props: { step: { kind: 'poll', retry_after: 60_000 } } },
  globals: { language: 'it', viewport: { value: 'xs' } },
};

export const LongText: Story = {
  args: {
    props: {
      step: {
        kind: 'otp',
        needs_password: true,
        needs_code: true,
        resend: null,
        challenge:
          'Wir haben einen Bestätigungscode an die Mobilnummer gesendet, die Sie bei Ihrer Identifikation am Schalter angegeben haben (+41 79 … 67).',
      },
    },
    error: 'The password or the code is not right. Please try again. '.repeat(4),
  },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
