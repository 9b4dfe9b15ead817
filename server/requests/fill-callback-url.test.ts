import { expect, it } from 'vitest';
import { fillCallbackUrl } from './fill-callback-url.ts';

const words = { SKRIBBLE_SIGNATURE_REQUEST_ID: 'r-1', SKRIBBLE_DOCUMENT_ID: 'd-1', SKRIBBLE_SIGNATURE_ID: undefined };

it.each([
  ['https://a.example/SKRIBBLE_SIGNATURE_REQUEST_ID?d=SKRIBBLE_DOCUMENT_ID', 'https://a.example/r-1?d=d-1'],
  ['https://a.example/x?r={SKRIBBLE_SIGNATURE_REQUEST_ID}&{a}', 'https://a.example/x?r=r-1&%7Ba%7D'],
  ['https://SKRIBBLE_DOCUMENT_ID.example?SKRIBBLE_DOCUMENT_ID', 'https://SKRIBBLE_DOCUMENT_ID.example?d-1'],
  ['https://a.example/ä b?q=%C3%A4|100%&x=%2', 'https://a.example/%C3%A4%20b?q=%C3%A4%7C100%25&x=%252'],
  ["https://a.example/a+b;c@d?e=[1]&f='*'#g", "https://a.example/a+b;c@d?e=[1]&f='*'#g"],
  ['https://me:pass@a.example:8443/%7b?b=2&a=%20', 'https://me:pass@a.example:8443/%7b?b=2&a=%20'],
  ['https://a.example/SKRIBBLE_SIGNATURE_ID', 'https://a.example/SKRIBBLE_SIGNATURE_ID'],
])('%s becomes %s', (url, filled) => expect(fillCallbackUrl(url, words)).toBe(filled));

it('names the signature where one has caused it', () => {
  expect(fillCallbackUrl('http://a.example/SKRIBBLE_SIGNATURE_ID', { ...words, SKRIBBLE_SIGNATURE_ID: 's-1' })).toBe(
    'http://a.example/s-1',
  );
});
