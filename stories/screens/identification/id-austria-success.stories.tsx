import { identOverviewExample, knownIdentificationExample } from '@sigillum/api-contracts/identification/examples.ts';
import { AustriaReturnView } from '@sigillum/app/identification/components/austria-return-view.tsx';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const scene = { Layout: DefaultLayout, path: '/profile/signature-standards/id-austria-success' };
const way = identOverviewExample.id_austria;
const begun = { ...way, started_at: '2026-11-22T11:45:00.000Z' };

const meta = {
  title: 'Screens/identification/id-austria-success',
  component: AustriaReturnView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(AustriaReturnView, scene),
  args: { way: { ...begun, status: 'success' }, known: [knownIdentificationExample] },
} satisfies Meta<typeof AustriaReturnView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(/You sign as/)).toHaveTextContent('Anna Keller');
  },
};

/** Whoever came from a request goes back to it. */
export const ForRequest: Story = {
  args: { requestId: '1' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Go back and sign' })).toHaveAttribute('href', '/view/1');
  },
};

/** On a test system. */
export const Local: Story = { args: { way: { ...begun, status: 'success', is_local: true } } };

/** The basic identity is not enough. */
export const Basic: Story = {
  args: { way: { ...begun, status: 'failure', reason: 'level_too_low' }, known: [] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/profile/signature-standards/eidas',
    );
  },
};

/** What stood in the address belongs to no identification that is open. */
export const Unknown: Story = {
  args: { way, known: [], problem: { id: 'error.identification.return_unknown', values: {} } },
};

/** Somebody came here without having been there. */
export const Waiting: Story = { args: { way: { ...begun, status: 'initialized' }, known: [] } };
