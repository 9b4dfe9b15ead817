import {
  attachmentExample,
  observerExample,
  requestEventsExample,
  signatureRequestExample as request,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { HtmlStore } from '../http/keep-html.ts';
import { locales } from '../i18n/locales.ts';
import { anna } from '../testing/anna.ts';
import { drawKept, type KeptScene, listDrawn } from '../testing/draw-kept.tsx';
import { RequestDetails } from './components/request-details.tsx';

type Details = ComponentProps<typeof RequestDetails>;

const none = () => undefined;
const { events } = requestEventsExample;
const [document] = request.documents;

const usual: Details = {
  request,
  events,
  pickedId: document!.id,
  onPick: none,
  onRemind: none,
  attachments: { getHref: () => '/attachment' },
};

const describe = (details: Partial<Details>, scene: KeptScene) => ({
  page: <RequestDetails {...usual} {...details} />,
  scene,
});
const draw = (store: HtmlStore | undefined, details: Partial<Details>, scene: KeptScene) =>
  drawKept(store, describe(details, scene));

const changed = (change: Partial<Details['request']>) => ({ request: { ...request, ...change } });
const viewed = (change: Partial<Details['request']['viewer']>) => changed({ viewer: { ...request.viewer, ...change } });
const two = changed({ documents: [document!, { ...document!, id: request.id }] });
const [signature] = request.signatures;
const signed = { ...signature!, status_code: 'SIGNED', signed_at: '2026-01-02T03:04:05.000Z' } as const;

/** Each other than the usual one, by what a part of the details may be drawn from. */
const others: readonly [what: string, details: Partial<Details>, scene?: KeptScene][] = [
  ['the usual', {}],
  ...locales.map((locale) => [`in ${locale}`, {}, { locale }] as [string, Partial<Details>, KeptScene]),
  ['another zone', {}, { zone: 'Asia/Tokyo' }],
  ['another person', {}, { root: { person: { ...anna, email: 'reto.frei@example.ch' } } }],
  ['a visitor', {}, { root: { person: null as never } }],
  ['another document', { pickedId: undefined }],
  ['two documents', changed({ documents: [document!, { ...document!, id: request.id, name: 'Annex <b>' }] })],
  ['the first of two', { ...two, pickedId: document!.id }],
  ['the second of two', { ...two, pickedId: request.id }],
  ['another size', changed({ documents: [{ ...document!, size: 5, page_count: 77 }] })],
  ['another message', changed({ message: 'Please <sign>' })],
  ['no message', changed({ message: '' })],
  ['another sender', changed({ owner_name: 'Reto Frei' })],
  ['a sender without a name', changed({ owner_name: '' })],
  ['another signature', viewed({ sid: request.id })],
  ['the own signature', viewed({ sid: signature!.sid })],
  ['nobody’s signature', viewed({ sid: null })],
  ['a signer', viewed({ role: 'signer', actions: [] })],
  ['an observer', viewed({ role: 'observer', actions: [] })],
  ['who may remind', viewed({ role: 'owner', actions: ['remind'] })],
  ['who may not remind', viewed({ actions: [] })],
  ['who has signed', changed({ signatures: [signed] })],
  ['a visitor who signs', changed({ signatures: [visitorSignatureExample] })],
  ['no observers', changed({ observers: [] })],
  ['an observer', changed({ observers: [observerExample] })],
  [
    'another observer',
    changed({ observers: [{ ...observerExample, user_info: { id: null, email: 'otto.frei@example.ch' } }] }),
  ],
  ['an attachment', changed({ attachments: [attachmentExample] })],
  ['another law', changed({ legislation: 'EIDAS' })],
  ['another deadline', changed({ expiration_date: '2030-01-02T03:04:05.000Z' })],
  ['an end', changed({ ended_at: '2026-02-03T04:05:06.000Z', status_overall: 'SIGNED' })],
  ['an end without a signature', changed({ status_overall: 'EXPIRED' })],
  ['a day of its deletion', changed({ kept_until: '2026-04-03T04:05:06.000Z' })],
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
  expect(listDrawn(store, describe({}, {}))).not.toEqual([]);
  draw(store, {}, {});
  const reto = { ...anna, id: request.id, email: 'reto.frei@example.ch', firstName: 'Reto' };
  expect(listDrawn(store, describe({}, { root: { person: reto } }))).toEqual([]);
});
