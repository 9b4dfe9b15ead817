import { apiUserExample, programCallExample } from '@sigillum/api-contracts/business/examples.ts';
import { ProgramCallsView } from '@sigillum/app/business/components/program-calls-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/business/Program calls',
  component: ProgramCallsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ProgramCallsView, { Layout: AdminLayout, path: '/business/developers/calls' }),
  args: {
    calls: [
      {
        ...programCallExample,
        id: 9,
        method: 'POST',
        path: '/machine/v2/seal',
        status: 403,
        key: 'error.machine.scope_missing',
      },
      { ...programCallExample, id: 8, path: '/machine/v3/documents', status: 500, key: 'error.internal' },
      programCallExample,
    ],
    hasMore: false,
    programs: [apiUserExample],
    username: undefined,
    path: '',
    status: 'all',
    after: undefined,
  },
} satisfies Meta<typeof ProgramCallsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('error.machine.scope_missing')).toBeVisible();
    await expect(canvas.getByText('4 ms')).toBeVisible();
  },
};

export const OfOneProgram: Story = {
  args: { username: apiUserExample.username, status: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'API user' })).toHaveValue(apiUserExample.username);
    const other = canvas.getByRole('link', { name: 'All' });
    await expect(other.getAttribute('href')).toContain(`username=${apiUserExample.username}`);
  },
};

export const Empty: Story = {
  args: { calls: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Nothing here' })).toBeVisible(),
};

export const LongText: Story = {
  args: {
    calls: [{ ...programCallExample, path: `/machine/v3/signature-requests/${'3b9d0e4f-5a6b-4c7d-8e9f/'.repeat(8)}` }],
    hasMore: true,
    path: 'signature',
    status: 'succeeded',
    after: '7',
  },
};
