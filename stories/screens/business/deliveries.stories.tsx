import { deliveryExample } from '@sigillum/api-contracts/business/examples.ts';
import { DeliveriesView } from '@sigillum/app/business/components/deliveries-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/business/Deliveries',
  component: DeliveriesView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DeliveriesView, { Layout: AdminLayout, path: '/business/developers/deliveries' }),
  args: {
    deliveries: [
      deliveryExample,
      {
        ...deliveryExample,
        id: '1e5f8b2d-a4c3-4d6f-b709-2c3d4e5f6a71',
        requestId: '3b9d0e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
        webhookId: null,
        type: 'SUCCESS',
        state: 'COMPLETED',
        attempts: 1,
        messages: [],
      },
    ],
    hasMore: true,
    q: '',
    state: undefined,
    after: undefined,
  },
} satisfies Meta<typeof DeliveriesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('answered 500')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
  },
};

/** Why a call did not come through is said as everything else is. */
export const InGerman: Story = {
  args: {
    deliveries: ['answered 500', 'address not allowed', 'a word of a newer server'].map((message, index) => ({
      ...deliveryExample,
      id: deliveryExample.id.slice(0, -1) + index,
      messages: [message],
    })),
  },
  globals: { language: 'de-ch' },
  play: async ({ canvas }) => {
    for (const said of ['Antwort 500', 'Adresse nicht erlaubt', 'a word of a newer server'])
      await expect(canvas.getByText(said)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { deliveries: [], hasMore: false },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nothing here' })).toBeVisible(),
};

/** A search or a state has left nothing: more is not to be waited for. */
export const NothingFits: Story = {
  args: { deliveries: [], hasMore: false, q: 'INITIATE' },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nothing fits' })).toBeVisible(),
};

/** Nothing can be sent again. */
export const AllDelivered: Story = {
  args: { deliveries: [{ ...deliveryExample, state: 'COMPLETED', messages: [] }], hasMore: false },
  play: ({ canvas }) => expect(canvas.queryByText('What you can do')).toBeNull(),
};

export const Resent: Story = {
  args: { outcome: { resent: deliveryExample.id } },
  play: ({ canvas }) => expect(canvas.getByText('It is on its way again.')).toBeVisible(),
};

export const NotGivenUp: Story = {
  args: { outcome: { failure: { fields: {}, form: { id: 'error.delivery.not_resignated' }, typed: {} } } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/not given up/),
};

export const LongText: Story = {
  args: {
    deliveries: [{ ...deliveryExample, address: `https://archive.example.ch/${'a-very-long-path/'.repeat(12)}` }],
    q: 'archive',
    state: 'RESIGNATED',
  },
};
