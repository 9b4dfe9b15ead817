import { businessStatisticsExample } from '@sigillum/api-contracts/business/activity-examples.ts';
import { BusinessDashboardView } from '@sigillum/app/business/components/business-dashboard-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const { months, signatures, identifications } = businessStatisticsExample;
const none = { total: 0, previous_total: 0, by_quality: [] };
const steps = [
  { name: 'send', href: '/upload', isDone: false },
  { name: 'invite', href: '/business/members', isDone: true },
  { name: 'support', href: '/business/settings', isDone: false },
  { name: 'domain', href: '/business/members/domains', isDone: false },
  { name: 'seal', href: '/business/seals', isDone: false },
] as const;

const meta = {
  title: 'Screens/business/business-dashboard',
  component: BusinessDashboardView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(BusinessDashboardView, { Layout: AdminLayout, path: '/business/dashboard' }),
  args: { name: 'Keller Architektur AG', statistics: businessStatisticsExample, attention: [], steps: [] },
} satisfies Meta<typeof BusinessDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Signatures this month' })).toHaveAttribute(
      'href',
      '/business/activity?tab=signatures&dateFrom=2026-11-01&dateTo=2026-11-30',
    );
    await expect(canvas.getByText('7 of 10')).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: 'Signatures by quality' })).toBeVisible();
    await expect(canvas.queryByText('First steps')).toBeNull();
  },
};

export const JustFounded: Story = {
  args: {
    statistics: {
      ...businessStatisticsExample,
      ...{ seats: { used: 1, total: null }, open_invitations: 1, has_sent_requests: false },
      ...{ signatures: none, identifications: none },
      months: months.map(({ month }) => ({ month, signatures: [], identifications: [] })),
    },
    steps,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a document for signature' })).toHaveAttribute(
      'href',
      '/upload',
    );
  },
};

export const NeedsAttention: Story = {
  args: {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH & Co. KG',
    statistics: {
      ...businessStatisticsExample,
      signatures: { ...signatures, total: 1_234_567, previous_total: 987_654 },
      identifications: { ...identifications, total: 0, previous_total: 0, by_quality: [] },
    },
    attention: [
      { kind: 'trial-ends', date: '2026-11-29T07:00:00.000Z', href: '/business/upgrade' },
      { kind: 'seal-ends', label: 'Contracts', date: '2027-01-03T07:00:00.000Z', href: '/business/seals/keller' },
      { kind: 'domain-waits', domain: 'keller-architektur.example.ch', href: '/business/members/domains' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look at the seal' })).toHaveAttribute(
      'href',
      '/business/seals/keller',
    );
  },
};

/** A renewal failed, and the plan has little or nothing left. */
export const PaymentAndQuota: Story = {
  args: {
    attention: [
      { kind: 'payment-open', href: '/business/billing/plan' },
      { kind: 'quota', quality: 'AES', used: 16, limit: 20, state: 'near', href: '/business/billing/plan' },
      { kind: 'quota', quality: 'QES', used: 5, limit: 5, state: 'exhausted', href: '/business/billing/plan' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the last charge did not go through/)).toBeVisible();
    await expect(canvas.getByText(/Most signatures of this period are used up: 16 of 20/)).toBeVisible();
    await expect(canvas.getByText(/Nobody sends or begins one/)).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Look at the plan' }))
      await expect(link).toHaveAttribute('href', '/business/billing/plan');
  },
};

/** Somebody has added a domain and not proved it yet. */
export const DomainWaits: Story = {
  args: {
    attention: [{ kind: 'domain-waits', domain: 'keller-architektur.example', href: '/business/members/domains' }],
    steps,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/keller-architektur\.example/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the domains' })).toHaveAttribute(
      'href',
      '/business/members/domains',
    );
  },
};
