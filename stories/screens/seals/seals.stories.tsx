import { sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { SealsView } from '@sigillum/app/seals/components/seals-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const { name, label, certificate } = sealExample;
const contracts = sealExample;
/** One that a trust service holds, in this state. */
const elsewhere = (state: 'ENDING' | 'ENDED', validTo: string) => ({ ...certificate!, isLocal: false, state, validTo });

const meta = {
  title: 'Screens/seals/seals',
  component: SealsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(SealsView, { Layout: AdminLayout, path: '/business/seals' }),
  args: { seals: [contracts], isBusy: false },
} satisfies Meta<typeof SealsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { seals: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No seals yet' })).toBeVisible(),
};

export const Several: Story = {
  args: {
    seals: [
      contracts,
      {
        ...contracts,
        name: 'keller-invoices',
        label: 'Invoices',
        nMembers: 12,
        hasImage: false,
        certificate: elsewhere('ENDING', '2027-01-04T09:00:00.000Z'),
      },
      {
        ...contracts,
        name: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.ag',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        nMembers: 0,
        certificate: elsewhere('ENDED', '2026-11-20T09:00:00.000Z'),
      },
      { ...contracts, name: 'keller-leases', label: 'Leases', certificate: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', `/business/seals/${name}`);
    await expect(canvas.getByRole('row', { name: /Invoices/ })).toHaveTextContent('Ends on 4 Jan 2027');
  },
};

export const Refused: Story = {
  args: {
    failure: {
      fields: { label: { id: 'forms.required' }, name: { id: 'seals.name.invalid' } },
      typed: { name: 'con tracts' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Account name/)).toHaveValue('con tracts');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Label/ })).toHaveFocus());
  },
};

export const TooMany: Story = {
  args: { failure: { fields: {}, form: { id: 'error.seal.too_many' }, typed: {} } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/50 seals/),
};

export const Creating: Story = { args: { isBusy: true } };
