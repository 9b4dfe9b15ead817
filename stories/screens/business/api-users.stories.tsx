import { apiUserExample as example, businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { ApiUsersView } from '@sigillum/app/business/components/api-users-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

/** It may send. */
const apiUserExample = { ...example, scopes: ['read' as const, 'send' as const] };
const production = {
  ...apiUserExample,
  username: 'api_production_keller_architektur_ag_x3ra_2',
  description: 'Leases of the customer portal',
  environment: 'PRODUCTION' as const,
  lastUsedAt: null,
};
const { username } = apiUserExample;

const meta = {
  title: 'Screens/business/API users',
  component: ApiUsersView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ApiUsersView, { Layout: AdminLayout, path: '/business/developers/api' }),
  args: {
    apiUsers: [apiUserExample, production],
    ended: [],
    features: businessExample.pricePlan.features,
    publicUrl: 'https://sign.example.ch',
    email: 'jana@example.ch',
    isBusy: false,
  },
} satisfies Meta<typeof ApiUsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 API users' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Example' })).toHaveTextContent('YOUR_KEY');
  },
};

export const InPython: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'curl' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Python' })).toHaveFocus();
    const example = canvas.getByRole('region', { name: 'Example' });
    await expect(example).toHaveTextContent('import base64, json, urllib.request');
    await expect(example).toHaveTextContent('https://sign.example.ch/machine/v2/');
    await expect(example).toHaveTextContent('jana@example.ch');
  },
};

export const Empty: Story = {
  args: { apiUsers: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No API users yet' })).toBeVisible(),
};

export const KeyMade: Story = {
  args: { outcome: { made: { username, key: 'Vd3Tq8ZkLr5Yw1Xc7Nb2Mj9Hf4Gs6Ap0EuQoIiRtKlM' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^The key of\s+api_demo/ })).toHaveFocus());
    await expect(canvas.getByRole('region', { name: 'Example' })).toHaveTextContent(
      'Vd3Tq8ZkLr5Yw1Xc7Nb2Mj9Hf4Gs6Ap0EuQoIiRtKlM',
    );
  },
};

/** Nothing is sent with it, so no call that sends is shown; nor with one that has ended. */
export const KeyThatReads: Story = {
  args: {
    apiUsers: [{ ...apiUserExample, scopes: ['read' as const], keyExpiresAt: '2026-11-02T09:00:00.000Z' }],
    ended: [username],
    outcome: { made: { username, key: 'Vd3Tq8ZkLr5Yw1Xc7Nb2Mj9Hf4Gs6Ap0EuQoIiRtKlM' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Key' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Example' })).toBeNull();
    await expect(canvas.getByText('Key expired')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { outcome: { failure: { fields: { description: { id: 'forms.required' } }, typed: { intent: 'create' } } } },
  play: ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^What is it for/ }).at(-1)).toHaveFocus()),
};

export const ChangedMeanwhile: Story = {
  args: {
    outcome: {
      failure: {
        fields: {},
        form: { id: 'error.business.changed_meanwhile' },
        typed: { intent: 'reset', username },
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'Make a new key' })[0]).toBeVisible(),
};

export const TooMany: Story = {
  args: {
    outcome: {
      failure: {
        fields: {},
        form: { id: 'error.api_user.too_many', values: { limit: 50 } },
        typed: { intent: 'create', description: 'Intranet' },
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/\(50\)/),
};

/** The plan has no API users: those that there are go on. */
export const NotIncluded: Story = {
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For this you need a plan with API users')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create API user' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: '2 API users' })).toBeVisible();
  },
};

export const NoneIncluded: Story = {
  args: { features: [], apiUsers: [] },
  globals: { language: 'it', viewport: { value: 'xs' } },
  play: ({ canvas }) => expect(canvas.getByText('Per questo Le serve un abbonamento con utenti API')).toBeVisible(),
};

export const LongText: Story = {
  args: {
    apiUsers: [
      {
        ...production,
        username: `api_production_${'donaudampfschifffahrtselektrizitaeten'.slice(0, 40)}_x3ra_12`,
        description:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and everything that it sends at night',
      },
    ],
  },
};
