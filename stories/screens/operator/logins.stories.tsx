import { organisationLoginExample } from '@sigillum/api-contracts/operator/examples.ts';
import OperatorLayout from '@sigillum/app/layouts/operator.tsx';
import { LoginsView } from '@sigillum/app/operator/components/logins-view.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const meta = {
  title: 'Screens/operator/logins',
  component: LoginsView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(LoginsView, { Layout: OperatorLayout, path: '/operator/logins' }),
  args: {
    after: undefined,
    hasMore: false,
    logins: [
      organisationLoginExample,
      {
        domain: 'zimmerei-frei.example',
        issuer: 'https://login.zimmerei-frei.example/realms/people',
        businessName: 'Zimmerei Frei AG',
        switchedOffAt: '2026-11-22T08:00:00.000Z',
      },
      { domain: 'zuletzt.example', issuer: null, businessName: null, switchedOffAt: '2026-11-22T08:00:00.000Z' },
    ],
  },
} satisfies Meta<typeof LoginsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Switch off: keller-architektur.example' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch on: zimmerei-frei.example' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next page' })).toBeNull();
  },
};

export const Middle: Story = {
  args: { after: 'firma.example', hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/operator/logins');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/operator/logins?after=zuletzt.example',
    );
  },
};

export const Empty: Story = {
  args: { logins: [] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No log-in is set up' })).toBeVisible(),
};
