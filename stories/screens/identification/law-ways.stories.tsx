import {
  identOverviewExample,
  identPaymentExample,
  knownIdentificationExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import { WaysView } from '@sigillum/app/identification/components/ways-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/eidas' };
const { ways, elsewhere, id_austria: idAustria, wallets } = identOverviewExample;

const meta = {
  title: 'Screens/identification/law-ways',
  component: WaysView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(WaysView, scene),
  args: { law: 'EIDAS', ways, known: [] },
} satisfies Meta<typeof WaysView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two ways, which cost nothing. */
export const Eidas: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: 'Choose this way' })).toHaveLength(2);
  },
};

/** The Austrian state's electronic identity stands among the ways, here a stand-in; a dialog says what happens there. */
export const IdAustria: Story = {
  args: { idAustria: { ...idAustria, is_local: true } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose this way' }));
    await expect(await screen.findByRole('button', { name: 'Go to ID Austria' })).toBeVisible();
  },
};

/** The wallet of the Swiss E-ID stands among the ways under Swiss law. */
export const Wallet: Story = {
  args: { law: 'ZERTES', wallets },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Swiss E-ID' })).toBeVisible();
  },
};

/** Nobody else pays: one way can be paid for, the other is paid for already. */
export const PricedWays: Story = {
  args: {
    ways: ways.map((way) => ({
      ...way,
      is_covered: false,
      prices: [{ currency: 'EUR' as const, amount: 1500 }],
      ...(way.kind === 'robo' && { payment: identPaymentExample }),
    })),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('EUR 15.00, once')).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Choose this way' })).toHaveLength(2);
  },
};

/** The organisation pays for one way, which is under way; nobody pays for the other. */
export const Paid: Story = {
  args: {
    law: 'ZERTES',
    ways: ways.map((way) =>
      way.kind === 'video'
        ? { ...way, covered_by: 'Keller Architektur AG', status: 'initialized' as const }
        : { ...way, is_covered: false },
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Nobody pays for this way yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toBeVisible();
  },
};

/** What is done without Sigillum: at a counter, or with another service before. The trust service does not know the person yet. */
export const Elsewhere: Story = {
  render: showScreen(WaysView, { ...scene, path: '/profile/signature-standards/zertes', action: () => ({}) }),
  args: {
    law: 'ZERTES',
    elsewhere: elsewhere.map((one) => ({ ...one, is_local: true, places_url: 'https://places.example/' })),
  },
  async play({ canvas, userEvent }) {
    const [ask] = await canvas.findAllByRole('button', { name: 'Ask the trust service' });
    await expect(canvas.getByRole('link', { name: 'Choose a place' })).toHaveAttribute(
      'href',
      'https://places.example/',
    );
    await userEvent.click(ask!);
    await expect(await canvas.findByText(/does not know you under this law yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask again' })).toBeVisible();
  },
};

/** The trust service knows somebody else by this number; nobody says where the places are. */
export const ElsewhereRefused: Story = {
  args: {
    law: 'ZERTES',
    ways: [],
    elsewhere: elsewhere.map((one) => ({
      ...one,
      ...(one.kind === 'loc' && { status: 'failure' as const, reason: 'name_differs' as const }),
    })),
  },
  globals: { language: 'de-ch', theme: 'dark', viewport: { value: 'xs' } },
};

/** Identified at a counter: nothing else has to be begun, and the request waits. */
export const Known: Story = {
  args: {
    law: 'ZERTES',
    ways: ways.map((way) => ({ ...way, is_known: true })),
    wallets: identOverviewExample.wallets.map((wallet) => ({ ...wallet, is_known: true })),
    known: [{ ...knownIdentificationExample, legislation: 'ZERTES' }],
    elsewhere: elsewhere.map((one) => ({
      ...one,
      is_known: true,
      ...(one.kind === 'loc' && { status: 'success' as const }),
    })),
    requestId: 'c0ffee00-0000-4000-8000-000000000001',
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByText(/There is nothing to begin/)).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: 'Choose this way' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go back and sign' })).toBeVisible();
  },
};
