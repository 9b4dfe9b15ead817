import { identOverviewExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { StartView } from '@sigillum/app/identification/components/start-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const { ways } = identOverviewExample;

const meta = {
  title: 'Screens/identification/start directly',
  component: StartView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(StartView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/:id/:userid',
    address: '/direct-sign/identification/1/2',
    root: { person: undefined, visitId: requestId },
  }),
  args: {
    title: 'Lease Zürich',
    law: 'EIDAS',
    overview: identOverviewExample,
    documentHref: '/view/1/2',
    previewHref: '/direct-sign/identification/1/2/preview',
    waysHref: '/direct-sign/identification/eidas?request=1',
  },
} satisfies Meta<typeof StartView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has begun. */
export const Fresh: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Choose a way' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/eidas?request=1',
    );
    await expect(canvas.getByRole('link', { name: 'Read the document first' })).toBeVisible();
  },
};

/** It was begun and is gone on with. */
export const UnderWay: Story = {
  args: { overview: { ...identOverviewExample, ways: ways.map((way) => ({ ...way, status: 'inprogress' })) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go on' })).toBeVisible();
  },
};

/** It did not succeed: where the mail leads to says why. */
export const Failed: Story = {
  args: {
    law: 'ZERTES',
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => ({ ...way, status: 'failure', reason: 'name_differs' })),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/not the one under which you were invited/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a way' })).toBeVisible();
  },
};

const known = { is_known: true };
export const Done: Story = {
  args: {
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => ({ ...way, ...known })),
      identifications: [knownIdentificationExample],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go to the document and sign' })).toHaveAttribute(
      'href',
      '/view/1/2',
    );
  },
};

/** The phone is another one since: whoever signs has to be identified again. */
export const MeansChanged: Story = {
  args: { overview: { ...identOverviewExample, identifications: [knownIdentificationExample] } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Be identified again' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/eidas?request=1',
    );
  },
};

/** Nobody identifies people under this law. */
export const NotOffered: Story = {
  args: {
    law: 'ZERTES',
    overview: {
      ...identOverviewExample,
      ways: ways.map((way) => ({ ...way, is_offered: false })),
      wallets: [],
      elsewhere: [],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nobody identifies people here under this law.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose a way' })).toBeNull();
  },
};

/** Nobody is identified by video or alone, but wallets are asked. */
export const WalletAlone: Story = {
  args: {
    ...NotOffered.args,
    overview: { ...NotOffered.args!.overview!, wallets: identOverviewExample.wallets },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Choose a way' })).toBeVisible();
  },
};
