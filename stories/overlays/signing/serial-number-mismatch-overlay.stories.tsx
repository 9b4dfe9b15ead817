import SerialNumberMismatchOverlay from '@sigillum/app/signing/overlays/serial-number-mismatch-overlay.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const offline = 'The service cannot be reached. Please check your connection and try again.';

const meta = {
  title: 'Overlays/signing/serial number mismatch',
  component: SerialNumberMismatchOverlay,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SerialNumberMismatchOverlay),
  args: { props: {}, isLoading: false, error: undefined, act: fn(), close: fn() },
} satisfies Meta<typeof SerialNumberMismatchOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

const identify = '/direct-sign/identification/1/2';

/** What happened, and the two remedies. */
export const Default: Story = {
  args: { props: { identify } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/new SIM card/)).toBeInTheDocument();
    await expect(screen.getByText(/have yourself identified again/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'It is restored, try again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'retry' });
    await userEvent.click(screen.getByRole('button', { name: 'Be identified again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo: identify });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the documents' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete' });
  },
};
/** A new password cannot be taken back: the person is identified again, and nothing is “tried again”. */
export const PasswordChanged: Story = {
  args: { props: { change: 'password_changed', identify: '/profile/signature-standards' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/password of the trust service was changed/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /try again/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Be identified again' }));
    await expect(args.act).toHaveBeenLastCalledWith({ name: 'complete', goTo: '/profile/signature-standards' });
  },
};
/** Where nobody identifies people under the law of the request. */
export const MobileIdAdded: Story = {
  args: { props: { change: 'mobile_id_added' } },
  play: async () => {
    await expect(await screen.findByText(/Mobile ID was activated on your number/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Be identified again' })).not.toBeInTheDocument();
  },
};
export const MobileIdRenewed: Story = {
  args: { props: { change: 'mobile_id_renewed', identify: '/profile/signature-standards' } },
  play: async () => {
    await expect(await screen.findByText(/recovery code\?/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'It is restored, try again' })).toBeVisible();
  },
};
export const InItalian: Story = { args: { props: { identify } }, globals: { language: 'it' } };
export const LongText: Story = {
  args: { error: `${offline} `.repeat(4) },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
};

export const Loading: Story = { args: { isLoading: true } };
export const Error: Story = { args: { error: offline } };
