import {
  identOverviewExample,
  identPaymentExample,
  knownIdentificationExample,
} from '@sigillum/api-contracts/identification/examples.ts';
import { inPersonExample } from '@sigillum/api-contracts/identification/in-person-examples.ts';
import { StandardsView, type StandardsViewProps } from '@sigillum/app/identification/components/standards-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards' };
const { ways, elsewhere } = identOverviewExample;
const action = fn((_form: FormData): unknown => ({}));
const [recorded] = inPersonExample.checks;
const checked = { ...inPersonExample, countryNames: { CH: 'Switzerland' } };

const meta = {
  title: 'Screens/identification/signature-standards',
  component: StandardsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(StandardsView, { ...scene, action }),
  args: {
    highestQuality: { any: 'ses', zertes: 'ses', eidas: 'ses' },
    hasAes: false,
    defaultLegislation: 'ZERTES',
    overview: identOverviewExample,
    inPerson: { business: null, checks: [], countryNames: {} },
    offered: { ZERTES: ['SES', 'AES', 'QES'], EIDAS: ['SES', 'AES', 'QES'] },
  },
} satisfies Meta<StandardsViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who has paid alone reads what has become of it. */
export const PaidAlone: Story = {
  args: {
    overview: {
      ...identOverviewExample,
      payments: [
        identPaymentExample,
        {
          ...{ ...identPaymentExample, id: 'c0ffee00-0000-4000-8000-000000000001', legislation: 'ZERTES' },
          ...{ state: 'refunded', refunded_at: '2026-11-22T12:00:00.000Z' },
        },
      ],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'What you have paid for' })).toBeVisible();
    await expect(canvas.getByText(/was paid back to you on/)).toBeVisible();
  },
};

/** Somebody who has just signed up. */
export const Fresh: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: 'Prove who you are' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Add it to your profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show your Swiss E-ID' })).toBeVisible();
  },
};

/** On the way under one law, identified under the other. */
export const Identified: Story = {
  args: {
    highestQuality: { any: 'qes', zertes: 'aes', eidas: 'qes' },
    hasAes: true,
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => (way.legislation === 'ZERTES' ? { ...way, status: 'inprogress' as const } : way)),
      identifications: [knownIdentificationExample],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Identified until/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on' })).toHaveAttribute(
      'href',
      '/profile/signature-standards/zertes',
    );
  },
};

/** Known by a wallet, which is not enough for qualified signatures: the way to those stays. */
export const KnownByWallet: Story = {
  args: {
    highestQuality: { any: 'aes', zertes: 'aes', eidas: 'ses' },
    hasAes: true,
    overview: {
      ...identOverviewExample,
      wallets: identOverviewExample.wallets.map((one) => ({ ...one, is_known: one.service === 'swiyu' })),
      identifications: [{ ...knownIdentificationExample, legislation: 'ZERTES', quality: 'AES_MINIMAL', level: 3 }],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Identified for advanced signatures until/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Prove who you are' })).toHaveLength(2);
    await expect(canvas.queryByText(/waits until there is one/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Show your Swiss E-ID' })).toBeNull();
  },
};

/** Identified, but nobody here makes qualified signatures. */
export const Unusable: Story = {
  args: {
    highestQuality: { any: 'aes', zertes: 'aes', eidas: 'aes' },
    hasAes: true,
    overview: { ...identOverviewExample, ways, identifications: [knownIdentificationExample] },
    offered: { ZERTES: ['SES', 'AES'], EIDAS: ['SES', 'AES'] },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/your identification waits until there is one/)).toBeVisible();
    await expect(canvas.getByText(/Proving who you are would be of no use yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Prove who you are' })).toBeNull();
  },
};

/** A test system that only demonstrates qualified signatures. */
export const Demonstrated: Story = {
  args: { highestQuality: { any: 'demo', zertes: 'ses', eidas: 'demo' } },
  render: showScreen(StandardsView, { ...scene, root: { demonstrated: ['AES_MINIMAL', 'QES'] } }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/is a demo: it is not qualified and binds nobody/)).toBeVisible();
    await expect(canvas.getByText('Test only')).toBeVisible();
  },
};

/** Nobody identifies people here. */
export const NotOffered: Story = {
  args: {
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => ({ ...way, is_offered: false, is_covered: false })),
      elsewhere: elsewhere.map((way) => ({ ...way, is_offered: false })),
      identifications: [],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByText('Nobody identifies people here under this law.')).toHaveLength(2);
  },
};

/** A colleague has recorded the document; the person says whether it is right. */
export const Recorded: Story = {
  args: { inPerson: checked },
  async play({ canvas, userEvent }) {
    action.mockClear();
    await expect(await canvas.findByText('X1234567')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'It is right' }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toEqual({ checkId: recorded!.id, answer: 'confirm' }),
    );
  },
};

/** It counts; the person checks colleagues, too. */
export const VouchedFor: Story = {
  args: {
    hasAes: true,
    highestQuality: { any: 'aes', zertes: 'aes', eidas: 'aes' },
    inPerson: {
      ...checked,
      business: { ...checked.business!, is_officer: true, sees_checks: true },
      checks: [
        {
          ...recorded!,
          state: 'confirmed',
          confirmed_at: '2026-11-22T13:00:00.000Z',
          expires_at: '2031-11-22T13:00:00.000Z',
          counts: true,
        },
      ],
    },
  },
  async play({ canvas, userEvent }) {
    action.mockClear();
    await expect(await canvas.findByText(/vouches for you:/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check documents of colleagues' })).toBeVisible();
    await userEvent.click(canvas.getByText('What was recorded'));
    await userEvent.click(canvas.getByRole('button', { name: 'End this' }));
    await waitFor(() =>
      expect(Object.fromEntries(action.mock.lastCall?.[0] ?? [])).toMatchObject({ answer: 'reject' }),
    );
  },
};
