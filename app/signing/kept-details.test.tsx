import {
  attachmentExample,
  observerExample,
  requestEventsExample,
  signatureRequestExample as request,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import { LinkProvider } from '@sigillum/design-system';
import { type HtmlKeeper, HtmlKeeperContext } from '@sigillum/design-system/support/Kept.tsx';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { HtmlStore, PageKeeper } from '../http/keep-html.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { AppLink } from '../layouts/app-link.tsx';
import { nobodysRoot, type RootData } from '../layouts/root-data.ts';
import { ModalsProvider } from '../modals/modals.tsx';
import { Providers } from '../providers.tsx';
import { compileLocale } from '../vite/read-messages.ts';
import { RequestDetails } from './components/request-details.tsx';

const catalogues = Object.fromEntries(
  await Promise.all(
    locales.map(async (locale) => [locale, await compileLocale(locale, { marksMissing: false })] as const),
  ),
);

interface Scene {
  locale?: Locale;
  zone?: string;
  root?: Partial<RootData>;
}

type Details = ComponentProps<typeof RequestDetails>;

const none = () => undefined;
const { events } = requestEventsExample;
const [document] = request.documents;
const anna = {
  id: '4e2a1c9b-7d3f-4b6a-8c5e-0f1a2b3c4d55',
  email: 'anna.keller@example.ch',
  firstName: 'Anna',
  lastName: 'Keller',
  lang: 'en',
  role: 'admin',
} as const;

const usual: Details = {
  request,
  events,
  pickedId: document!.id,
  onPick: none,
  onRemind: none,
  attachments: { getHref: () => '/attachment' },
};

function makePage(
  keeper: HtmlKeeper | undefined,
  details: Partial<Details>,
  { locale = 'en-gb', zone = 'Europe/Zurich', root }: Scene,
) {
  const data: RootData = { ...nobodysRoot, person: anna, locale, ...root };
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: () => (
        <LinkProvider component={AppLink}>
          <ModalsProvider>
            <RequestDetails {...usual} {...details} />
          </ModalsProvider>
        </LinkProvider>
      ),
    },
  ]);
  return (
    <HtmlKeeperContext value={keeper}>
      <Providers locale={locale} zone={zone} nonce="" catalogue={catalogues[locale]!} isZoneFixed>
        <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: data } }} />
      </Providers>
    </HtmlKeeperContext>
  );
}

function draw(store: HtmlStore | undefined, details: Partial<Details>, scene: Scene): string {
  const keeper = store && new PageKeeper(store);
  const html = renderToString(makePage(keeper, details, scene));
  return keeper ? keeper.take(html) : html;
}

const changed = (change: Partial<Details['request']>) => ({ request: { ...request, ...change } });
const viewed = (change: Partial<Details['request']['viewer']>) => changed({ viewer: { ...request.viewer, ...change } });
const [signature] = request.signatures;
const signed = { ...signature!, status_code: 'SIGNED', signed_at: '2026-01-02T03:04:05.000Z' } as const;

/** Each other than the usual one, by what a part of the details may be drawn from. */
const others: readonly [what: string, details: Partial<Details>, scene?: Scene][] = [
  ['the usual', {}],
  ...locales.map((locale) => [`in ${locale}`, {}, { locale }] as [string, Partial<Details>, Scene]),
  ['another zone', {}, { zone: 'Asia/Tokyo' }],
  ['another person', {}, { root: { person: { ...anna, email: 'reto.frei@example.ch' } } }],
  ['a visitor', {}, { root: { person: null as never } }],
  ['another document', { pickedId: undefined }],
  ['two documents', changed({ documents: [document!, { ...document!, id: request.id, name: 'Annex <b>' }] })],
  [
    'the second of two',
    { ...changed({ documents: [document!, { ...document!, id: request.id }] }), pickedId: request.id },
  ],
  ['another size', changed({ documents: [{ ...document!, size: 5, page_count: 77 }] })],
  ['another message', changed({ message: 'Please <sign>' })],
  ['no message', changed({ message: '' })],
  ['another sender', changed({ owner_name: 'Reto Frei' })],
  ['a sender without a name', changed({ owner_name: '' })],
  ['another signature', viewed({ sid: request.id })],
  ['a signer', viewed({ role: 'signer', actions: [] })],
  ['an observer', viewed({ role: 'observer', actions: [] })],
  ['who may remind', viewed({ role: 'owner', actions: ['remind'] })],
  ['who has signed', changed({ signatures: [signed] })],
  ['a visitor who signs', changed({ signatures: [visitorSignatureExample] })],
  ['no observers', changed({ observers: [] })],
  ['an observer', changed({ observers: [observerExample] })],
  ['an attachment', changed({ attachments: [attachmentExample] })],
  ['another law', changed({ legislation: 'EIDAS' })],
  ['another deadline', changed({ expiration_date: '2030-01-02T03:04:05.000Z' })],
  ['an end', changed({ ended_at: '2026-02-03T04:05:06.000Z', status_overall: 'SIGNED' })],
  ['sent at another time', changed({ initiated_at: '2026-02-03T04:05:06.000Z' })],
  ['other events', { events: events.slice(0, 1) }],
  ['events of another time', { events: events.map((event) => ({ ...event, at: '2025-02-03T04:05:06.000Z' })) }],
  ['a question', { events: [{ ...events[0]!, name: 'QUESTION_ASKED', message: 'Why?', question: 1 }] }],
  ...(
    [
      ...([
        'onAddSigner',
        'onRemoveSigner',
        'onReaddress',
        'onHandOver',
        'onAddSignerGroup',
        'onAddObserverGroup',
      ] as const),
      ...(['onAddObserver', 'onRemoveObserver', 'onChangeExpiry', 'onChangeReminders', 'onNameColleague'] as const),
      ...(['onRemoveColleague', 'onShareWithTeam', 'onRemoveDocument'] as const),
    ] as const
  ).map((name) => [name, { corrections: { [name]: none } }] as [string, Partial<Details>]),
  ['places', { corrections: { placesHref: '/invite/1?step=place' } }],
  ['other places', { corrections: { placesHref: '/invite/2?step=place' } }],
  [
    'files',
    {
      corrections: { uploading: { uploads: [], onFiles: none, onRetry: none, onRemove: none, onCopy: none } },
    },
  ],
];

it('the details of a request are the same whether their parts are kept from others or drawn', () => {
  const store = new HtmlStore();
  // Each after each other, so that a part that tells too little would come from the wrong page.
  for (const [, details, scene = {}] of others) draw(store, details, scene);
  for (const [what, details, scene = {}] of others)
    expect(draw(store, details, scene), what).toBe(draw(undefined, details, scene));
});

it('are drawn once for all who see the same of them', () => {
  const store = new HtmlStore();
  draw(store, {}, {});
  const keeper = new PageKeeper(store);
  const marked: string[] = [];
  keeper.mark = (from) => {
    marked.push(from);
    return ['', ''];
  };
  const reto = { ...anna, id: request.id, email: 'reto.frei@example.ch', firstName: 'Reto' };
  renderToString(makePage(keeper, {}, { root: { person: reto } }));
  expect(marked).toEqual([]);
});
