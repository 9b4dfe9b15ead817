import { describe, expect, it } from 'vitest';
import { chooseExit, type Exits, listFormTargets, readExits } from './exits.ts';

const write = (query: Record<string, string>) => `?${new URLSearchParams(query).toString()}`;
const exitURL = 'https://shop.example/back?order=7#paid';

it('reads the addresses in every spelling, and what else a program may say', () => {
  const query = {
    errorURL: 'https://shop.example/failed',
    declineURL: 'http://shop.example:8080/no',
    redirectTimeout: '20',
    declineRedirect: 'true',
    hidedownload: '',
  };
  const expected: Exits = {
    exitUrl: exitURL,
    declineUrl: 'http://shop.example:8080/no',
    errorUrl: 'https://shop.example/failed',
    autoRedirect: true,
    timeout: 20,
    declineRedirect: true,
    hidesDownload: true,
  };
  const all = { exitURL, ...query };
  const respell = (spell: (name: string) => string) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [spell(name), value]));
  expect(readExits(write(all))).toEqual(expected);
  expect(readExits(write(respell((name) => name.toLowerCase())))).toEqual(expected);
  expect(readExits(write(respell((name) => name.replace('URL', 'Url'))))).toEqual(expected);
});

it('leads everywhere by exitURL when it stands alone, and nowhere without it', () => {
  const exits = readExits(write({ exitURL }))!;
  expect((['signed', 'declined', 'failed'] as const).map((outcome) => chooseExit(exits, outcome))).toEqual([
    exitURL,
    exitURL,
    exitURL,
  ]);
  expect(exits).toMatchObject({ autoRedirect: true, timeout: 45, declineRedirect: false, hidesDownload: false });
  expect(readExits(write({ declineURL: exitURL, errorURL: exitURL, redirectTimeout: '20' }))).toBeUndefined();
  expect(readExits(write({ exitURL: 'ftp://shop.example', declineURL: exitURL }))).toBeUndefined();
  expect(readExits('')).toBeUndefined();
});

it('counts the first of a name alone, whatever it is worth', () => {
  expect(readExits('?exitURL=https://one.example&exiturl=https://two.example')?.exitUrl).toBe('https://one.example/');
  expect(readExits('?exitURL=javascript:1&exiturl=https://two.example')).toBeUndefined();
});

it.each([
  ['5', 10],
  ['10', 10],
  ['10.2', 11],
  ['89', 89],
  ['3600', 90],
  ['', 45],
  ['soon', 45],
  ['1e3', 45],
  ['NaN', 45],
  ['Infinity', 45],
  ['0x20', 45],
  ['-1', 0],
  ['-0.5', 0],
])('waits with redirectTimeout=%s for %i seconds', (redirectTimeout, timeout) => {
  expect(readExits(write({ exitURL, redirectTimeout }))).toMatchObject({ autoRedirect: true, timeout });
});

it.each(['0', '-0', '0.0', '+0'])('never leaves by itself with redirectTimeout=%s', (redirectTimeout) => {
  expect(readExits(write({ exitURL, redirectTimeout }))).toMatchObject({ autoRedirect: false });
});

describe('what is no address to lead to', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://shop.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    'intent://shop.example',
    '//shop.example',
    '/\\shop.example',
    '/dashboard',
    'shop.example',
    'https:shop.example',
    'https:/shop.example',
    'https:///shop.example',
    'https:\\\\shop.example',
    'https://shop.example\\@evil.example',
    'https://user:pass@shop.example',
    'https://user@shop.example',
    'https://@shop.example',
    'https://:@shop.example',
    'https://shop.example@evil.example/',
    ' https://shop.example',
    '\u0000https://shop.example',
    'ht\ntps://shop.example',
    'https://shop.example/\r\nset-cookie: a=b',
    'https://shop\t.example/',
    'https://',
    'https://?x',
    'https://:443',
    'https://a b.example',
    'https://shop.example:99999',
    'https://%00.example',
    `https://shop.example/${'x'.repeat(10_000)}`,
  ])('%j', (address) => {
    expect(readExits(write({ exitURL: address }))).toBeUndefined();
    expect(readExits(write({ exitURL, declineURL: address, errorURL: address }))).toMatchObject({
      declineUrl: exitURL,
      errorUrl: exitURL,
    });
  });
});

it('names a look-alike by what it is', () => {
  const { exitUrl } = readExits(write({ exitURL: 'https://pаypal.example/' }))!;
  expect(new URL(exitUrl).host).toBe('xn--pypal-4ve.example');
  expect(new URL(readExits(write({ exitURL: 'https://evil。example' }))!.exitUrl).host).toBe('evil.example');
});

it('leads to a host of the web and nowhere else, whatever an address is made of', () => {
  const parts = [
    'https:',
    'HTTP:',
    'javascript:',
    '/',
    '//',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '.',
    '%40',
    '\n',
    'a',
    'evil.example',
  ];
  const follow = (addresses: string[]): string[] => addresses.flatMap((address) => parts.map((part) => address + part));
  const addresses = [1, 2, 3, 4].reduce<string[][]>((all) => [...all, follow(all.at(-1)!)], [['', 'http:']]).flat();
  const own = 'https://sign.example.ch/view/1';
  let taken = 0;
  const astray = addresses.filter((address) => {
    const exitUrl = readExits(`?exitURL=${encodeURIComponent(address)}`)?.exitUrl;
    if (exitUrl === undefined) return false;
    taken += 1;
    const { protocol, username, password, host } = new URL(exitUrl);
    const isOfTheWeb = ['https:', 'http:'].includes(protocol) && username === '' && password === '' && host !== '';
    // What a browser would make of the address as it was given, on a page of ours, is the same.
    return !isOfTheWeb || new URL(address, own).href !== exitUrl || new URL(exitUrl, own).href !== exitUrl;
  });
  expect(taken).toBeGreaterThan(500);
  expect(astray).toEqual([]);
});

it('lets forms lead to where their answers redirect, and to nothing more', () => {
  const addresses = { exitURL, declineURL: 'http://no.example:8080/x?y', errorURL: 'https://error.example' };
  const list = (query: Record<string, string>) => listFormTargets(readExits(write({ ...addresses, ...query })));
  expect(list({})).toEqual(['http://no.example:8080']);
  expect(list({ redirectTimeout: '-1' })).toEqual(['http://no.example:8080', 'https://shop.example']);
  expect(list({ redirectTimeout: '0' })).toEqual([]);
  expect(list({ redirectTimeout: '0', declineRedirect: 'true' })).toEqual(['http://no.example:8080']);
  expect(list({ declineURL: 'https://[::1]:8/' })).toEqual([]);
  // What would end the list of sources, and begin another rule.
  for (const host of ['no.example;sandbox', 'no.example,sandbox', "'self'"])
    expect(list({ declineURL: `https://${host}/` })).toEqual([]);
  expect(listFormTargets(undefined)).toEqual([]);
});
