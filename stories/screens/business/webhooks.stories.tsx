import { webhookExample } from '@sigillum/api-contracts/business/examples.ts';
import { WebhooksView } from '@sigillum/app/business/components/webhooks-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/business/Webhooks',
  component: WebhooksView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(WebhooksView, { Layout: AdminLayout, path: '/business/developers/webhooks' }),
  args: { webhooks: [webhookExample], isBusy: false },
} satisfies Meta<typeof WebhooksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Test' })).toBeEnabled(),
};

export const Empty: Story = {
  args: { webhooks: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible(),
};

export const SecretMade: Story = {
  args: {
    outcome: {
      made: { name: webhookExample.description, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw1Jx4pZ0c2Fs=' },
    },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { name: /^The secret of/ })).toHaveFocus()),
};

export const Tested: Story = {
  args: { outcome: { tested: webhookExample.id } },
  play: ({ canvas }) => expect(canvas.getByText(/^The test is on its way/)).toBeVisible(),
};

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Change webhook'));
    const card = within(canvas.getByText('Change webhook').closest('details')!);
    await expect(card.getByRole('textbox', { name: /^Address that is called/ })).toHaveValue(webhookExample.url);
    await expect(card.getByRole('checkbox', { name: 'Everybody has signed' })).toBeChecked();
    await expect(card.getByRole('checkbox', { name: 'A request was sent' })).not.toBeChecked();
    await expect(card.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const SwitchedOff: Story = {
  args: {
    webhooks: [
      { ...webhookExample, isActive: false, switchedOffAt: webhookExample.updatedAt },
      {
        ...webhookExample,
        id: '6c1f7d2b-3e4f-4a5b-9c6d-7e8f90a1b2c3',
        description: 'Intranet',
        failingSince: webhookExample.updatedAt,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeVisible();
    await expect(canvas.getByText(/^No call has come through since/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    outcome: {
      failure: { fields: { url: { id: 'forms.required' } }, typed: { intent: 'create', types: ['request.signed'] } },
    },
  },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Address that is called/ }).at(-1)).toHaveFocus()),
};

export const TooMany: Story = {
  args: {
    outcome: {
      failure: {
        fields: {},
        form: { id: 'error.webhook.too_many', values: { limit: 20 } },
        typed: { intent: 'create' },
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/\(20\)/),
};

export const LongText: Story = {
  args: {
    webhooks: [
      {
        ...webhookExample,
        description:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and everything else',
        url: `https://archive.example.ch/${'a-very-long-path/'.repeat(12)}`,
      },
    ],
  },
};
