import { markElisions } from '@sigillum/api-contracts/elision.ts';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from './locales.ts';
import { makeIntl } from './make-intl.ts';

const texts = {
  'a.plain': 'Hello',
  'a.name': 'Hello {name}',
  'a.count': '{count, plural, one {# document} other {# documents}} of {name}',
  'a.choice': '{kind, select, pdf {a PDF} other {a file}}',
  'a.number': '{size, number} bytes',
  'a.when': 'on {day, date, short} at {day, time, short}',
  'a.nested': '{count, plural, one {today} other {on {day, date, short}}}',
  'a.bold': 'Hello <b>{name}</b>',
};
const catalogue = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
const theirs = (timeZone: string) => createIntl({ locale: 'en-GB', messages: catalogue, timeZone });
const midnight = Date.UTC(2026, 10, 23, 23, 30);

describe('a text', () => {
  it.each([
    ['a.plain', undefined],
    ['a.name', { name: 'Nora' }],
    ['a.count', { count: 1, name: 'Nora' }],
    ['a.count', { count: 12_345, name: 'Nora' }],
    ['a.choice', { kind: 'pdf' }],
    ['a.number', { size: 12_345.6 }],
    ['a.when', { day: midnight }],
    ['a.nested', { count: 2, day: midnight }],
    ['a.bold', { name: 'Nora', b: (words: unknown[]) => words.join('').toUpperCase() }],
  ])('is what the library says, in each zone: %s %o', (id, values) => {
    for (const zone of ['Europe/Zurich', 'America/New_York', 'Asia/Tokyo'])
      expect(makeIntl('en-gb', zone, catalogue).formatMessage({ id }, values)).toEqual(
        theirs(zone).formatMessage({ id }, values),
      );
  });
});

it('writes numbers as all others of its language are, whichever way it goes', () => {
  const bold = (words: unknown[]) => words.join('');
  const written = (locale: Locale) => {
    const { formatMessage } = makeIntl(locale, 'Europe/Zurich', { ...catalogue });
    return [
      formatMessage({ id: 'a.count' }, { count: 12_345, name: 'Nora' }),
      formatMessage({ id: 'a.count' }, { count: 1234, name: bold }),
      formatMessage({ id: 'a.number' }, { size: 12_345.6 }),
    ];
  };
  expect(
    locales.map(written).map(([many, , size]) => [String(many).split(' d')[0], String(size).split(' b')[0]]),
  ).toEqual([
    ['12,345', '12,345.6'],
    ['12’345', '12’345.6'],
    ['12\u00a0345', '12\u00a0345,6'],
    ['12.345', '12.345,6'],
  ]);
  expect(locales.map((locale) => String(written(locale)[1]).split(' d')[0])).toEqual([
    '1,234',
    '1’234',
    '1\u00a0234',
    '1.234',
  ]);
});

it('is made once for a zone', () => {
  expect(makeIntl('en-gb', 'Asia/Tokyo', catalogue)).toBe(makeIntl('en-gb', 'Asia/Tokyo', catalogue));
});

it('holds elements as the library hands them to React, whatever a component leaves open', () => {
  const values = { count: 3, name: createElement('bdi', { key: 'name' }, 'Nora') };
  const draw = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
    renderToStaticMarkup(
      createElement('p', null, formatMessage({ id: 'a.count' }, values, { ignoreTag: undefined } as never)),
    );
  expect(draw(makeIntl('en-gb', 'Asia/Tokyo', catalogue))).toBe('<p>3 documents of <bdi>Nora</bdi></p>');
  expect(draw(theirs('Asia/Tokyo'))).toBe('<p>3 documents of <bdi>Nora</bdi></p>');
});

describe('French', () => {
  const french = {
    'f.of': 'Signature de {name}',
    'f.tag': 'Les <b>documents de {name}</b> et de <b>{name}</b>',
  };
  const draw = (id: keyof typeof french, values: Record<string, unknown>) => {
    const catalogue = Object.fromEntries(
      Object.entries(french).map(([key, text]) => [key, parse(markElisions(text, 'fr'))]),
    );
    const text = makeIntl('fr-ch', 'Europe/Zurich', catalogue).formatMessage({ id }, values as Record<string, string>);
    return renderToStaticMarkup(createElement('p', null, text));
  };
  const b = (words: ReactNode) => createElement('b', { key: String(words) }, words);

  it('drops the e before a vowel, whether a name is a word or an element', () => {
    expect(draw('f.of', { name: 'Anna' })).toBe('<p>Signature d’Anna</p>');
    expect(draw('f.of', { name: 'Nora' })).toBe('<p>Signature de Nora</p>');
    expect(draw('f.of', { name: createElement('bdi', null, 'Anna') })).toBe('<p>Signature d’<bdi>Anna</bdi></p>');
  });

  it('does so between tags and before them', () => {
    expect(draw('f.tag', { name: 'Anna', b })).toBe('<p>Les <b>documents d’Anna</b> et d’<b>Anna</b></p>');
    expect(draw('f.tag', { name: 'Nora', b })).toBe('<p>Les <b>documents de Nora</b> et de <b>Nora</b></p>');
  });
});
