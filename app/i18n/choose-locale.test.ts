import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

const nothing = { query: null, account: undefined, cookie: undefined, acceptLanguage: null, isDirect: false };

it('speaks English when nobody says anything', () => {
  expect(chooseLocale(nothing)).toBe('en-gb');
});

it('follows the address before the account, the account before the last choice, that before the browser', () => {
  const wishes = { ...nothing, query: 'de', account: 'fr', cookie: 'en-gb', acceptLanguage: 'fr-FR' };
  expect(chooseLocale(wishes)).toBe('de-ch');
  expect(chooseLocale({ ...wishes, query: null })).toBe('fr-ch');
  expect(chooseLocale({ ...wishes, query: null, account: undefined })).toBe('en-gb');
  expect(chooseLocale({ ...wishes, query: null, account: undefined, cookie: undefined })).toBe('fr-ch');
});

it('understands full tags and ignores what it does not speak', () => {
  expect(chooseLocale({ ...nothing, query: 'de-CH' })).toBe('de-ch');
  expect(chooseLocale({ ...nothing, query: 'FR_ch' })).toBe('fr-ch');
  expect(chooseLocale({ ...nothing, query: 'deutsch' })).toBe('en-gb');
  expect(chooseLocale({ ...nothing, acceptLanguage: 'rm-CH, es;q=0.9, de;q=0.5, fr;q=0.7, en;q=0' })).toBe('fr-ch');
});

it('offers Italian only to people who sign without an account', () => {
  expect(chooseLocale({ ...nothing, query: 'it' })).toBe('en-gb');
  expect(chooseLocale({ ...nothing, query: 'it', isDirect: true })).toBe('it');
  expect(chooseLocale({ ...nothing, query: 'it', isAfterVisit: true })).toBe('en-gb');
  expect(chooseLocale({ ...nothing, cookie: 'it', isAfterVisit: true })).toBe('it');
  expect(chooseLocale({ ...nothing, cookie: 'it', acceptLanguage: 'de' })).toBe('de-ch');
});
