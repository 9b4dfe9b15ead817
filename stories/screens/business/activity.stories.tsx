import {
  accountActivityExample,
  accountActivityPageExample,
  identificationActivityPageExample,
  signatureActivityExample,
  signatureActivityPageExample,
} from '@sigillum/api-contracts/business/activity-examples.ts';
import {
  accountActions,
  type ActivityPerson,
  type SignatureActivity,
} from '@sigillum/api-contracts/business/activity-schemas.ts';
import { businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { writeActivityQuery } from '@sigillum/app/business/activity-query.ts';
import { ActivityView } from '@sigillum/app/business/components/activity-view.tsx';
import AdminLayout from '@sigillum/app/layouts/admin.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { showScreen } from '../../support/show-screen.tsx';

const external: ActivityPerson = {
  ...{
    email: 'maximiliana.von-hohenstein-zu-rechberg@donaudampfschifffahrt.example.at',
    type: 'external' as const,
    mobile: null,
  },
  ...{ first_name: 'Maximiliana', last_name: 'von Hohenstein zu Rechberg' },
};
const signatures: SignatureActivity[] = [
  signatureActivityExample,
  { ...signatureActivityExample, id: 'b', action: 'SEALED', cost_center: null, quality: 'AES' },
  {
    ...signatureActivityExample,
    id: 'c',
    signer: external,
    quality: 'SES',
    cost_center: 'Abteilung Liegenschaften 2026',
  },
];
const empty = { total_pages: 0, total_items: 0, current_page: 1, size: 25, activities: [] };
const query = { tab: 'signatures', page: 1, size: 25 } as const;

const meta = {
  title: 'Screens/business/activity',
  component: ActivityView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(ActivityView, { Layout: AdminLayout, path: '/business/activity' }),
  args: {
    businessId: businessExample.id,
    query,
    list: { tab: 'signatures', page: { ...signatureActivityPageExample, total_items: 3, activities: signatures } },
    isLoading: false,
    getHref: (place) => `/business/activity${writeActivityQuery(place, null)}`,
    exportState: undefined,
    onExport: fn(),
    onCancelExport: fn(),
  },
} satisfies Meta<typeof ActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signatures: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 entries')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save by cost centre' }));
    await expect(args.onExport).toHaveBeenCalledWith(
      `/bff/v2/businesses/${businessExample.id}/activities/signatures/export?group_by=cost_center`,
    );
  },
};

/** What is no day is told below the days; the button stays beside them. */
export const NoDay: Story = {
  args: { query: { ...query, from: '2026-11-01', to: '2026-11-30' } },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    const from = canvas.getByLabelText('From');
    const readBottom = (element: Element) => element.getBoundingClientRect().bottom;
    await expect(readBottom(button)).toBeCloseTo(readBottom(from), 0);
    await userEvent.clear(from);
    await userEvent.type(from, '99.99.2026');
    await userEvent.click(button);
    await expect(from).toHaveAccessibleDescription(/21\.11\.2026|21\/11\/2026/);
    await expect(readBottom(button)).toBeCloseTo(readBottom(from), 0);
  },
};

export const ManyPages: Story = {
  args: {
    query: { ...query, from: '2026-11-01', to: '2026-11-30', page: 2 },
    list: {
      tab: 'signatures',
      page: {
        ...{ total_pages: 4000, total_items: 100_000, current_page: 2, size: 25 },
        activities: Array.from({ length: 25 }, (_, index) => ({ ...signatureActivityExample, id: String(index) })),
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('26–50 of 100,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save signatures' }));
    await expect(args.onExport).toHaveBeenCalledWith(
      `/bff/v2/businesses/${businessExample.id}/activities/signatures/export?start_date=2026-11-01&end_date=2026-11-30`,
    );
  },
};

/** What is no day narrows nothing down; it stays in its field and is told. */
export const NoSuchDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('From'), '31/2/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(await canvas.findByText('Please enter a day that exists, for example 21/11/2026')).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByLabelText('To')).toBeValid();
  },
};

export const Identifications: Story = {
  args: {
    query: { ...query, tab: 'identifications' },
    list: { tab: 'identifications', page: identificationActivityPageExample },
  },
};

/** Everything that is told of a business. */
export const Accounts: Story = {
  args: {
    query: { ...query, tab: 'accounts' },
    list: {
      tab: 'accounts',
      page: {
        ...accountActivityPageExample,
        total_items: accountActions.length,
        activities: accountActions.map((action, index) => ({
          ...accountActivityExample,
          ...{
            id: String(index),
            action,
            subject: 'keller.example.ch',
            changed: ['supportContact.email', 'companyBranding.logo'],
          },
          ...(index === 3 && { actor: { ...external, email: null, first_name: null, last_name: null } }),
        })),
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Settings were changed: Support contact, Logo')).toBeVisible(),
};

export const Empty: Story = {
  args: { list: { tab: 'signatures', page: empty } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'No signatures yet' })).toBeVisible(),
};

export const EmptyPeriod: Story = {
  args: { query: { ...query, from: '2020-01-01', to: '2020-01-31' }, list: { tab: 'signatures', page: empty } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing in these days' })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'All days' }))
      await expect(link).toHaveAttribute('href', '/business/activity?tab=signatures');
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Exporting: Story = {
  args: { exportState: { kind: 'running', rows: 42_000, total: 100_000 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    // The button that was pressed keeps the focus; pressed again, it begins anew.
    await expect(canvas.getByRole('button', { name: 'Save signatures' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelExport).toHaveBeenCalledOnce();
  },
};

export const Exported: Story = {
  args: { exportState: { kind: 'saved', rows: 3, name: 'signature_usage.csv' } },
};

export const BrokenOff: Story = {
  args: { exportState: { kind: 'broken', rows: 42_000, total: 100_000 } },
  play: ({ canvas }) => expect(canvas.getByText(/broke off after 42,000 of 100,000 lines/)).toBeVisible(),
};

export const TooLarge: Story = {
  args: { exportState: { kind: 'refused', text: { id: 'error.business.export_too_large' } } },
  play: ({ canvas }) => expect(canvas.getByText(/choose a shorter period/)).toBeVisible(),
};

const noName = { email: null, first_name: null, last_name: null, mobile: null };
/** Whoever has no name is called what they are. */
export const WithoutNames: Story = {
  args: {
    query: { ...query, tab: 'accounts' },
    list: {
      tab: 'accounts',
      page: {
        ...accountActivityPageExample,
        activities: (['operator', 'server', 'api', 'unknown'] as const).map((type) => ({
          ...accountActivityExample,
          id: type,
          actor: { ...noName, type },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['The operator of this service', 'The service itself', 'A program', 'Not known any more'])
      await expect(canvas.getAllByText(name)[0]).toBeVisible();
  },
};
