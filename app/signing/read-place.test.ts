import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { expect, it } from 'vitest';
import { readPlace, writePlace } from './read-place.ts';

const documents = [
  { id: 'lease', page_count: 3 },
  { id: 'annex', page_count: 1 },
] as RequestDocument[];

it.each([
  ['', 'lease', 1],
  ['?page=2', 'lease', 2],
  ['?page=2.9', 'lease', 2],
  ['?page=99', 'lease', 3],
  ['?page=-1', 'lease', 1],
  ['?page=one', 'lease', 1],
  ['?document=annex&page=3', 'annex', 1],
  ['?document=none&page=2', 'lease', 2],
])('%s asks for a page that is there', (search, id, page) => {
  expect(readPlace(search, documents)).toEqual({ picked: documents.find((document) => document.id === id), page });
});

it('nothing is there where there are no documents', () => {
  expect(readPlace('?page=2', [])).toEqual({ picked: undefined, page: 1 });
});

it('keeps what else an address says', () => {
  expect(writePlace('?exitURL=https%3A%2F%2Fexample.org&page=1', 'annex', 2)).toBe(
    '?exitURL=https%3A%2F%2Fexample.org&page=2&document=annex#page-2',
  );
});
