import { signatureRequestPageExample } from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { HtmlStore } from '../http/keep-html.ts';
import DefaultLayout from '../layouts/default.tsx';
import { anna } from '../testing/anna.ts';
import { drawKept, type KeptScene, listDrawn } from '../testing/draw-kept.tsx';
import { DashboardView } from './components/dashboard-view.tsx';
import { readDashboardQuery, writeDashboardQuery } from './dashboard-query.ts';

type View = ComponentProps<typeof DashboardView>;

const none = () => undefined;
const place = (search: string) => readDashboardQuery(new URLSearchParams(search), undefined);
const [request] = signatureRequestPageExample.signature_requests;
const list = { ...signatureRequestPageExample, total_items: 1, signature_requests: [request!] };

const usual: View = {
  query: place(''),
  list,
  atRisk: null,
  viewerEmail: anna.email,
  getHref: (query) => `/dashboard${writeDashboardQuery(query, null)}`,
  onSearch: none,
  onRemind: none,
  onAddSigner: none,
  onRemoveSigner: none,
  onAddObserver: none,
  onDelegate: none,
  onWithdraw: none,
  onCorrect: none,
  onSaveAsTemplate: none,
  onDelete: none,
  bulk: { onSignAll: none, onRemindAll: none, onWithdrawAll: none, onDeleteAll: none },
};

/** A page with a dashboard, in the app around it. */
const describe = (view: Partial<View>, { root, ...scene }: KeptScene) => ({
  page: <DashboardView {...usual} {...view} />,
  Layout: DefaultLayout,
  path: 'dashboard',
  scene: { ...scene, root: { highestQuality: 'aes' as const, ...root } },
});
const draw = (store: HtmlStore | undefined, view: Partial<View>, scene: KeptScene) =>
  drawKept(store, describe(view, scene));

const changed = (change: object) => ({ list: { ...list, signature_requests: [{ ...request!, ...change }] } });
const risks = { total: 2, requests: [] };

/** Each another page than the usual one, by what a row, the headings, the head of the list or the toolbar may be drawn from. */
const others: readonly [what: string, view: Partial<View>, scene?: KeptScene][] = [
  ['the usual', {}],
  ['another language', {}, { locale: 'de-ch' }],
  ['another zone', { atRisk: { ...risks, requests: [] } }, { zone: 'Asia/Tokyo' }],
  ['another person', { viewerEmail: 'reto.frei@example.ch' }, { root: { person: { ...anna, firstName: 'Reto' } } }],
  ['the sender', { viewerEmail: request!.owner }],
  ['another role', {}, { root: { person: { ...anna, role: 'user' } } }],
  ['no templates', { onSaveAsTemplate: undefined }],
  ['a quality that is shown only', {}, { root: { demonstrated: [request!.quality] } }],
  ['what one can sign with', {}, { root: { highestQuality: 'qes' } }],
  ['another theme', {}, { root: { theme: 'dark' } }],
  ['another view', { query: place('tab=search') }],
  ['a search', { query: place('tab=search&q=lease') }],
  ['a filter', { query: place('tab=search&status=OPEN') }],
  ['another order', { query: place('tab=inbox&sortBy=title') }],
  ['addresses with a language', { getHref: (query) => `/dashboard${writeDashboardQuery(query, 'de')}` }],
  ['other counts', { list: { ...list, counts: { inbox: 4, drafts: 3, to_sign: 2, sent: 1 } } }],
  ['nothing', { list: { ...list, total_items: 0, signature_requests: [] } }],
  ['at least so many', { list: { ...list, total_is_minimum: true } }],
  ['more pages', { list: { ...list, total_items: 75 } }],
  ['what is at risk', { atRisk: risks }],
  ['another title', changed({ title: 'Lease <b>' })],
  ['another state', changed({ status_overall: 'SIGNED' })],
  ['another time', changed({ updated_at: '2025-01-02T03:04:05.000Z' })],
  ['a row and the other of another page', { list: signatureRequestPageExample }],
];

it('a dashboard is the same whether its parts are kept from others or drawn', () => {
  const store = new HtmlStore();
  // Each after each other, so that a part that tells too little would come from the wrong page.
  for (const [, view, scene = {}] of others) draw(store, view, scene);
  for (const [what, view, scene = {}] of others)
    expect(draw(store, view, scene), what).toBe(draw(undefined, view, scene));
});

it('the second time no part of it is drawn', () => {
  const store = new HtmlStore();
  expect(listDrawn(store, describe({}, {}))).not.toEqual([]);
  draw(store, {}, {});
  expect(listDrawn(store, describe({}, {}))).toEqual([]);
});
