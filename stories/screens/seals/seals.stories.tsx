import { sealExample } from '@sigillum/api-contracts/seals/examples.ts';
import type { SealSummary } from '@sigillum/api-contracts/seals/schemas.ts';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import { SealsView } from '@sigillum/app/seals/components/seals-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const { name, label, nApi, nMembers, hasImage } = sealExample;
const contracts: SealSummary = { name, label, nApi, nMembers, hasImage };

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
      { ...contracts, name: 'keller-invoices', label: 'Invoices', nMembers: 12, hasImage: false },
      {
        ...contracts,
        name: 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.ag',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        nMembers: 0,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', `/business/seals/${name}`);
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
