import TanEntryDialog from '@sigillum/app/signing/dialogs/tan-entry-dialog.tsx';
import { ApiProblem } from '@sigillum/api-contracts/client.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const props = {
  channel: 'email' as const,
  to: 'luca.rossi@example.it',
  hasOutbox: false,
  resendIn: 30,
  resend: fn(async () => 30),
};

const meta = {
  title: 'Dialogs/signing/TAN entry',
  component: TanEntryDialog,
  render: showScreen(TanEntryDialog),
  args: { props, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof TanEntryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first time; the field has the focus, and Enter sends the code. */
export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Code from the e-mail');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'code', code: '123456' });
    await expect(screen.getByRole('button', { name: /Send another code \(in/ })).toBeDisabled();
  },
};

/** An advanced signature; here nothing is really sent, so it says where the code waits. */
export const BySms: Story = {
  args: { props: { ...props, channel: 'sms', to: '+… 67', hasOutbox: true } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/by SMS to/)).toHaveTextContent('+… 67');
    await expect(screen.getByRole('link', { name: 'local outbox' })).toHaveAttribute('href', '/outbox');
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '654321{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'code', code: '654321' });
  },
};

/** Mail stays here: no spam folder will hold it. */
export const InOutbox: Story = {
  tags: ['!visual'],
  args: { props: { ...props, hasOutbox: true } },
  play: async () => {
    await expect(await screen.findByText(/It can take a minute/)).toBeInTheDocument();
    await expect(screen.queryByText(/spam/)).toBeNull();
  },
};

export const BySmsInFrench: Story = {
  args: { props: { ...props, channel: 'sms', to: '+… 67', hasOutbox: true } },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};

export const Incomplete: Story = {
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Code from the e-mail');
    await userEvent.type(field, '12');
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await expect(await screen.findByText('The code has six digits.')).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await expect(args.act).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { isLoading: true } };

/** What was typed stays and is selected, so that typing replaces it. */
export const Error: Story = {
  args: { error: 'This code is not right. You have 4 more tries.' },
  play: async () => {
    await expect(await screen.findByText(/4 more tries/)).toBeInTheDocument();
    await expect(screen.getByLabelText('Code from the e-mail')).toBeInvalid();
  },
};
export const LastTry: Story = { args: { error: 'This code is not right. You have one more try.' } };

/** The button has to wait now, and takes no focus: the new code can be typed. */
export const Resent: Story = {
  args: { props: { ...props, resendIn: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
    await expect(await screen.findByText(/A new code is on its way/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /Send another code \(in/ })).toBeDisabled();
    await expect(screen.getByLabelText('Code from the e-mail')).toHaveFocus();
  },
};

const tooSoon = new ApiProblem({
  type: '',
  method: 'POST',
  path: '',
  status: 429,
  message: '',
  key: 'error.sign.tan_resend_too_soon',
});
export const ResendRefused: Story = {
  args: { props: { ...props, resendIn: 0, resend: () => Promise.reject(tooSoon) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
    await expect(await screen.findByText(/A code was sent only a moment ago/)).toBeInTheDocument();
  },
};

/** A second factor stands for the code: nothing was sent yet. */
const stepUp = { ...props, channel: 'sms' as const, to: '', resendIn: 0, isSent: false };
export const Passkey: Story = {
  args: { props: { ...stepUp, stepUpMethods: ['passkey', 'totp'] } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/your fingerprint, your face/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'passkey' });
    await userEvent.click(screen.getByRole('button', { name: 'Use a code by SMS' }));
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'send' });
    await userEvent.click(screen.getByRole('button', { name: 'Use a code of my app' }));
    await expect(await screen.findByLabelText('Code of your app')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await expect(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
  },
};
export const PasskeyRefused: Story = {
  args: {
    props: { ...stepUp, stepUpMethods: ['passkey', 'totp'] },
    error: 'The passkey was not used. Please try again, or take another way.',
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/was not used/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use a code of my app' }));
    await expect(screen.queryByText(/was not used/)).toBeNull();
  },
};
/** On a device that was handed over: the signer's own passkey lies elsewhere. */
export const PasskeyOnVisit: Story = {
  args: { props: { ...stepUp, channel: 'email', stepUpMethods: ['passkey'], isOnVisit: true } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/with your own phone/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'passkey' });
    await userEvent.click(screen.getByRole('button', { name: 'Use a code by e-mail' }));
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'send' });
  },
};
export const PasskeyOnVisitInFrench: Story = {
  args: { props: { ...stepUp, channel: 'email', stepUpMethods: ['passkey'], isOnVisit: true } },
  globals: { language: 'fr-ch', viewport: { value: 'xs' } },
};
export const MobileId: Story = {
  args: { props: { ...stepUp, stepUpMethods: ['mobile_id', 'totp'] } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/you confirm there with Mobile ID/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'mobile_id' });
    await userEvent.click(screen.getByRole('button', { name: 'Use a code of my app' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use Mobile ID' }));
    await expect(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
  },
};
export const Totp: Story = {
  args: { props: { ...stepUp, stepUpMethods: ['totp'] } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Code of your app'), '050471{Enter}');
    await expect(args.act).toHaveBeenLastCalledWith({ way: 'totp', code: '050471' });
  },
};
export const PasskeyInGerman: Story = {
  args: { props: { ...stepUp, stepUpMethods: ['passkey', 'totp'] } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
export const TotpInItalian: Story = {
  args: { props: { ...stepUp, channel: 'email', stepUpMethods: ['totp'] } },
  globals: { language: 'it', viewport: { value: 'xs' } },
};

export const LongText: Story = {
  args: { props: { ...props, to: `${'maximiliane.von.und.zu.'.repeat(4)}hohenlohe@example.ch` } },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};
