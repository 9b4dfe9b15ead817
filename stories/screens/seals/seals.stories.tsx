import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
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
  args: { seals: [contracts], features: businessExample.pricePlan.features, isBusy: false },
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

/** The plan has no seals: those that there are stay. */
export const NotIncluded: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For this you need a plan with seals')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/business/upgrade');
    await expect(canvas.getByRole('link', { name: label })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create seal' })).toBeNull();
  },
};

export const NoneIncluded: Story = {
  args: { features: [], seals: [] },
  globals: { language: 'de-ch', viewport: { value: 'xs' } },
  play: ({ canvas }) => expect(canvas.getByText('Dafür brauchen Sie ein Abonnement mit Siegeln')).toBeVisible(),
};

/** The plan was changed while somebody filled in the form: what was typed stays. */
export const LostMeanwhile: Story = {
  args: {
    features: [],
    failure: {
      fields: {},
      form: { id: 'error.business.feature_not_included' },
      typed: { label: 'Contracts', name: 'contracts' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your plan does not include this');
    await expect(canvas.getByLabelText(/^Account name/)).toHaveValue('contracts');
  },
};

export const Creating: Story = { args: { isBusy: true } };
