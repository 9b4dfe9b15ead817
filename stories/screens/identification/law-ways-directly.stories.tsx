import { identOverviewExample } from '@sigillum/api-contracts/identification/examples.ts';
import { requestId } from '@sigillum/api-contracts/signature-requests/examples.ts';
import { WaysView } from '@sigillum/app/identification/components/ways-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const { ways } = identOverviewExample;

const meta = {
  title: 'Screens/identification/law-ways directly',
  component: WaysView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(WaysView, {
    Layout: DefaultLayout,
    path: '/direct-sign/identification/zertes',
    root: { person: undefined, visitId: requestId },
  }),
  args: { law: 'ZERTES', ways, known: [], visit: { requestId: '1', mark: 'visit-k3f', documentHref: '/view/1/2' } },
} satisfies Meta<typeof WaysView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zertes: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link', { name: 'Choose this way' });
    await expect(first).toHaveAttribute('href', '/direct-sign/identification/zertes/video?request=1&visit=visit-k3f');
    await expect(canvas.getByRole('link', { name: 'Back to the document' })).toHaveAttribute('href', '/view/1/2');
  },
};

export const Eidas: Story = { args: { law: 'EIDAS', idAustria: identOverviewExample.id_austria } };

/** For an advanced signature wallets are asked, too. */
export const Wallet: Story = {
  args: { ways: [], wallets: identOverviewExample.wallets },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Choose this way' })).toHaveAttribute(
      'href',
      '/direct-sign/identification/zertes/wallet?request=1&visit=visit-k3f',
    );
  },
};

/** The organisation that has sent the request pays for one way, nobody for the other. */
export const Paid: Story = {
  args: {
    ways: ways.map((way) =>
      way.kind === 'video' ? { ...way, covered_by: 'Keller Architektur AG' } : { ...way, is_covered: false },
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Ask whoever wants your signature\.$/)).toBeVisible();
  },
};

/** On a small screen at night, on a test system. */
export const Narrow: Story = {
  args: { law: 'EIDAS', idAustria: { ...identOverviewExample.id_austria, is_local: true } },
  globals: { language: 'de-ch', theme: 'dark', viewport: { value: 'xs' } },
};
