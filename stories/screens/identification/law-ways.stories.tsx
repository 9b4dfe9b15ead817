import { identOverviewExample } from '@sigillum/api-contracts/identification/examples.ts';
import { WaysView } from '@sigillum/app/identification/components/ways-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/eidas' };
const { ways, id_austria: idAustria } = identOverviewExample;

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
