import { identOverviewExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import type { IdentWallet } from '@sigillum/api-contracts/identification/schemas.ts';
import { WalletView } from '@sigillum/app/identification/components/wallet-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import { drawQr } from '@sigillum/app/two-step/draw-qr.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const action = fn((_form: FormData): unknown => ({}));
const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/zertes/wallet', action };
const none = identOverviewExample.wallets.find(({ service }) => service === 'swiyu')!;
const url = 'swiyu-verify://?client_id=did%3Aexample%3Asigillum&request_uri=https%3A%2F%2Fverifier.example%2F1';
const asked: IdentWallet = { ...none, status: 'initialized', url, started_at: '2026-11-22T12:00:00.000Z' };

const meta = {
  title: 'Screens/identification/wallet',
  component: WalletView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(WalletView, scene),
  args: { wallet: none, qr: null, known: [], personName: 'Anna Keller' },
} satisfies Meta<typeof WalletView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the wallet is asked; here a stand-in. */
export const Before: Story = {
  args: { wallet: { ...none, is_local: true } },
  async play({ canvas, userEvent }) {
    action.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({ intent: 'start' }));
  },
};

/** That of the EU, which is the same page. */
export const Eu: Story = {
  args: { wallet: identOverviewExample.wallets.find(({ service }) => service === 'eudi')! },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'EU identity wallet' })).toBeVisible();
  },
};

/** The wallet is asked: a code for another device, a link for this one. */
export const Waiting: Story = {
  args: { wallet: asked, qr: drawQr(url) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Code for your wallet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the wallet on this device' })).toHaveAttribute('href', url);
    await expect(canvas.getByRole('button', { name: 'Call it off' })).toBeVisible();
  },
};

/** The verifier is away. */
export const Preparing: Story = { args: { wallet: { ...asked, url: null } } };

/** The E-ID is somebody else’s. */
export const WrongPerson: Story = {
  args: { wallet: { ...none, status: 'failure', reason: 'name_differs' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/not that of your account/)).toBeVisible();
  },
};

/** The person has said no. */
export const Refused: Story = { args: { wallet: { ...none, status: 'failure', reason: 'aborted' } } };

/** Somebody has issued it who does not count here. */
export const NotTrusted: Story = {
  args: { wallet: { ...none, status: 'failure', reason: 'issuer_not_trusted' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/does not count here/)).toBeVisible();
  },
};

/** What is known counts for some days only, so it is shown again. */
export const Ending: Story = {
  args: {
    wallet: { ...none, status: 'success' },
    known: [{ ...knownIdentificationExample, legislation: 'ZERTES', quality: 'AES_MINIMAL', level: 3 }],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This holds until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Begin' })).toBeVisible();
  },
};

/** Nobody has answered in time. */
export const Expired: Story = { args: { wallet: { ...none, status: 'failure', reason: 'expired' } } };

/** It counts, and the request waits. */
export const Known: Story = {
  args: {
    wallet: { ...none, status: 'success', is_known: true },
    known: [{ ...knownIdentificationExample, legislation: 'ZERTES', quality: 'AES_MINIMAL', level: 3 }],
    requestId: '0c9d8e7f-6a5b-4c3d-8e1f-2a3b4c5d6e7f',
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This holds until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go back and sign' })).toBeVisible();
  },
};

/** The person has proved it by another way, which is enough. */
export const KnownOtherwise: Story = {
  args: { wallet: { ...none, is_known: true }, known: [{ ...knownIdentificationExample, legislation: 'ZERTES' }] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This holds until/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Begin' })).toBeNull();
  },
};

/** Nobody asks wallets here. */
export const NotOffered: Story = { args: { wallet: { ...none, is_offered: false } } };
