import { DashboardError } from '@sigillum/app/signature-requests/components/dashboard-error.tsx';
import { DashboardView } from '@sigillum/app/signature-requests/components/dashboard-view.tsx';
import {
  type DashboardQuery,
  readDashboardQuery,
  writeDashboardQuery,
} from '@sigillum/app/signature-requests/dashboard-query.ts';
import DefaultLayout from '@sigillum/app/layouts/default.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { emptyPage, samplePage, sampleRisks } from '../../support/request-samples.ts';
import { anna } from '@sigillum/app/testing/anna.ts';
import { showScreen } from '../../support/show-screen.tsx';

const place = (search: string) => readDashboardQuery(new URLSearchParams(search), undefined);

const meta = {
  title: 'Screens/signature-requests/dashboard',
  component: DashboardView,
  parameters: { layout: 'fullscreen' },
  render: showScreen(DashboardView, { Layout: DefaultLayout, path: '/dashboard' }),
  args: {
    query: place(''),
    list: samplePage,
    atRisk: null,
    viewerEmail: anna.email,
    getHref: (query: DashboardQuery) => `/dashboard${writeDashboardQuery(query, null)}`,
    onSearch: fn(),
    onRemind: fn(),
    onAddSigner: fn(),
    onRemoveSigner: fn(),
    onAddObserver: fn(),
    onDelegate: fn(),
    onWithdraw: fn(),
    onCorrect: fn(),
    onSaveAsTemplate: fn(),
    onDelete: fn(),
    bulk: { onSignAll: fn(), onRemindAll: fn(), onWithdrawAll: fn(), onDeleteAll: fn() },
  },
} satisfies Meta<typeof DashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything, with who signs and where they stand. */
export const All: Story = {
  args: { query: place('tab=search') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 request waits for your signature')).toBeVisible();
    await expect(canvas.getByText('Your turn')).toBeVisible();
    await expect(canvas.getByText('1 of 3 signed')).toBeVisible();
    await expect(canvas.getByText('Marie: To sign')).toBeInTheDocument();
    await expect(canvas.getByText('Waiting for Luca Rossi, Marie')).toBeVisible();
    const tabs = canvas.getByRole('navigation', { name: 'Lists' });
    await expect([...tabs.children].map(({ textContent }) => textContent)).toEqual([
      'To sign1',
      'Sent1',
      'Done',
      'Drafts1',
      'All',
    ]);
    await expect(canvas.getByRole('link', { name: /Non-disclosure agreement/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/invite\//),
    );
    await expect(canvas.getByRole('link', { name: /Employment contract/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/view\//),
    );
  },
};

/** What may fail stands above the list, closed; behind it each reason leads to what helps. */
export const AtRisk: Story = {
  args: { query: place('tab=inbox&status=OPEN&sendBy=me'), atRisk: sampleRisks },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('21 requests are at risk');
    await expect(canvas.getByText('A question waits for an answer.')).not.toBeVisible();
    await userEvent.click(summary);
    const list = canvas.getByRole('list', { name: 'Requests at risk' });
    for (const reason of [
      'A question waits for an answer.',
      'Mail to luca.rosi@example.it and mia@example.ch cannot be delivered.',
      /It ends on 25 Nov 2026.*, and 2 signatures are missing\./,
      'All reminders have gone out, and 1 signature is missing.',
    ])
      await expect(list).toHaveTextContent(reason);
    const links = within(list).getAllByRole('link');
    await expect(links[0]).toBeVisible();
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Answer: Lease Bahnhofstrasse 12',
      'Change address: Lease Bahnhofstrasse 12',
      'Remind or extend: Lease Bahnhofstrasse 12',
      'Remind again: Employment contract',
    ]);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/view\//));
    await expect(canvas.getByText('The first 2 are shown, the nearest deadline first.')).toBeVisible();
  },
};

/** Whoever looks at what was sent learns that nothing of it is at risk. */
export const NothingAtRisk: Story = {
  args: { query: place('tab=inbox&status=OPEN&sendBy=me'), atRisk: { total: 0, requests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No request that you look after is at risk.')).toBeVisible();
  },
};

/** A row offers what the viewer may do, and nothing else. */
export const Commands: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Employment contract Noémi Frei' }));
    await expect(await canvas.findByRole('menuitem', { name: 'Download signed' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bff\/v3\/signature-requests\/.*\/zip\?signed=true$/),
    );
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(samplePage.signature_requests[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Offer 2026-118' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Several requests at once: each button says to how many of the selected ones it applies. */
export const Selected: Story = {
  args: { query: place('tab=search') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all requests on this page' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Offer 2026-118' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected requests' }));
    await expect(bar.getByRole('status')).toHaveTextContent(
      `${samplePage.signature_requests.length - 1} requests selected`,
    );
    await userEvent.click(bar.getByRole('button', { name: 'Sign (1)' }));
    await expect(args.bulk.onSignAll).toHaveBeenCalledWith([samplePage.signature_requests[0]]);
    await expect(bar.getByRole('link', { name: /^Download \(/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bff\/v3\/signature-requests-redesign\/zip\?ids=.*&signed=true$/),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Offer 2026-118' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Employment contract Noémi Frei' }));
  },
};

/** A qualified signature is made on its own page: whoever has selected it, too, is told why fewer are signed together. */
export const SelectedQualified: Story = {
  args: {
    query: place('tab=search'),
    list: {
      ...samplePage,
      signature_requests: samplePage.signature_requests.map((request, at) =>
        at === 1
          ? { ...request, quality: 'QES' as const, viewer: { ...request.viewer, actions: ['sign' as const] } }
          : request,
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all requests on this page' }));
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected requests' }));
    await expect(bar.getByRole('button', { name: 'Sign (1)' })).toBeVisible();
    await expect(bar.getByText(/^One needs a qualified signature/)).toBeVisible();
  },
};

/** Every column orders the list by its heading; the address holds the order. */
export const Ordered: Story = {
  args: { query: place('tab=search&sortBy=title') },
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(heading('Title')).toHaveAttribute('aria-sort', 'ascending');
    const leads = [
      ['Title', '/dashboard?tab=search&sortBy=title&sortOrder=desc'],
      ['Status', '/dashboard?tab=search&sortBy=status'],
      ['Signers', '/dashboard?tab=search&sortBy=open_signatures'],
      ['Last change', '/dashboard?tab=search'],
    ] as const;
    for (const [name, href] of leads)
      await expect(within(heading(name)).getByRole('link')).toHaveAttribute('href', href);
  },
};

/** On phones the menu orders the list; a heading that the keys come to is seen all the same. */
export const OrderedByKeys: Story = {
  args: { query: place('tab=search') },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('columnheader', { name: 'Title' })).getByRole('link');
    const room = () => link.closest('th')!.getBoundingClientRect().height;
    await expect(room()).toBeLessThan(2);
    link.focus();
    await expect(room()).toBeGreaterThan(24);
  },
};

/** Filters stand in the address; one link clears them. */
export const Filtered: Story = {
  args: {
    query: place('tab=search&status=OPEN,SIGNED&sendBy=me&dateFrom=2026-11-01&dateTo=2026-11-30&q=lease'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filter (3)'));
    await expect(canvas.getByRole('checkbox', { name: 'In progress' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Signed' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Draft' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('01/11/2026');
    await expect(canvas.getByRole('combobox', { name: 'Sent by' })).toHaveDisplayValue('Me');
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/dashboard?tab=search&q=lease',
    );
  },
};

/** On a view, the filters start with what it shows. */
export const FilteringAView: Story = {
  args: { query: place('tab=inbox&status=OPEN&sendBy=me') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filter'));
    await expect(canvas.getByRole('checkbox', { name: 'In progress' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Sent by' })).toHaveDisplayValue('Me');
    await expect(canvas.queryByRole('link', { name: 'Clear all filters' })).toBeNull();
  },
};

export const NothingFits: Story = { args: { query: place('tab=search&status=EXPIRED'), list: emptyPage } };

export const Searching: Story = {
  args: { query: place('q=lease') },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('lease');
    await userEvent.type(field, ' bahnhof');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lease bahnhof'));
  },
};

export const ManyPages: Story = {
  args: { query: place('page=2'), list: { ...samplePage, total_items: 132, total_pages: 6, current_page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/dashboard?tab=inbox&page=3',
    );
    await expect(canvas.getByRole('link', { name: '50' })).toHaveAttribute('href', '/dashboard?tab=inbox&size=50');
  },
};

/** A search that finds very many is not counted to its end, and leads on all the same. */
export const AtLeastSoMany: Story = {
  args: {
    query: place('q=lease&page=40'),
    list: { ...samplePage, total_items: 1001, total_is_minimum: true, total_pages: 41, current_page: 40 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the list' })).toHaveTextContent(
      `976–${975 + samplePage.signature_requests.length} of at least 1,001`,
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/dashboard?tab=search&q=lease&page=41',
    );
    await expect(canvas.getByText('At least 1,001 requests')).toBeInTheDocument();
  },
};

/** Numbers are written as the reader's language does, those of the tabs and within sentences, too. */
export const ThousandsInGerman: Story = {
  args: {
    query: place('q=Brunnen'),
    list: { ...emptyPage, counts: { inbox: 12_306, drafts: 1, to_sign: 1250, sent: 10_000 } },
  },
  globals: { language: 'de-ch' },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Listen' });
    await expect(tabs).toHaveTextContent(/1’250.*10’000/);
    await expect(canvas.getByText(/1’250 Anfragen/)).toBeVisible();
  },
};

export const Loading: Story = { args: { isLoading: true } };
export const OutOfDate: Story = { args: { isStale: true } };
export const NothingToSign: Story = { args: { list: emptyPage } };
/** Whoever may send nothing is not asked to. */
export const NothingToSignForReceivers: Story = {
  args: { list: emptyPage, canUpload: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New request' })).toBeNull();
  },
};
export const NothingSent: Story = { args: { query: place('tab=inbox&status=OPEN&sendBy=me'), list: emptyPage } };
export const NothingDone: Story = {
  args: { query: place('tab=inbox&status=SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR'), list: emptyPage },
};
export const NoDrafts: Story = { args: { query: place('tab=drafts'), list: emptyPage } };
export const NothingFound: Story = {
  args: { query: place('q=photovoltaic <i>'), list: emptyPage },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('link', { name: 'Show all requests' });
    await expect(all).toHaveAttribute('href', '/dashboard?tab=search');
  },
};

const retry = fn();
export const NotLoaded: Story = {
  render: (_args, context) =>
    showScreen(DashboardError, { Layout: DefaultLayout, path: '/dashboard' })(
      { isRetrying: false, onRetry: retry },
      context,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
