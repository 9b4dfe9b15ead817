import { expect, it } from 'vitest';
import { readMembersQuery, switchView, toListQuery, turnOrder, turnPage, writeMembersHref } from './members-query.ts';

const read = (address: string) => readMembersQuery(new URLSearchParams(address));

it('has one address for each place, without what is usual', () => {
  for (const address of ['', '?view=invited', '?view=admins&q=an%C3%A4', '?page=3&size=50&sortBy=since&sortOrder=asc'])
    expect(writeMembersHref(read(address))).toBe(`/business/members${address}`);
});

it('reads what makes no sense as what is usual', () => {
  expect(read('?view=x&page=-1&size=7&sortBy=shoe&sortOrder=up&q=%00%20')).toEqual(read(''));
});

it('asks the API for the part of the list that a tab means', () => {
  expect(toListQuery(read('?view=admins&q=anna'))).toMatchObject({ state: 'active', role: 'admin', search: 'anna' });
  expect(toListQuery(read('?view=removed&sortBy=since'))).toMatchObject({ state: 'removed', sort: 'desc' });
});

it('begins another part at its first page, and turns an order that is there', () => {
  expect(writeMembersHref(switchView(read('?q=anna&page=3&sortBy=since'), 'invited'))).toBe(
    '/business/members?view=invited&q=anna',
  );
  expect([
    turnOrder(read(''), 'name'),
    turnOrder(read(''), 'since'),
    turnOrder(read('?sortBy=since'), 'since'),
  ]).toEqual(['desc', 'desc', 'asc']);
});

it('names the row beside another page, so that it is found however far within it is', () => {
  const [first, last] = ['0b9d3c52-6e0f-4a6b-8a57-3f1c2d9e4b11', '2b4d6f80-1a3c-4e5f-8071-92a3b4c5d6e7'];
  const rows = [{ id: first }, { id: last }];
  const at = (page: number, size: 25 | 50 = 25) => writeMembersHref(turnPage(read('?page=7'), { page, size }, rows));
  expect(at(8)).toBe(`/business/members?page=8&after=${last}`);
  expect(at(6)).toBe(`/business/members?page=6&before=${first}`);
  expect(toListQuery(read(`?page=8&after=${last}`))).toMatchObject({ page: 8, after: last });
  // Neither another size nor another page than the next begins beside these rows; the first one begins at the end of the list.
  expect([at(1, 50), at(5), at(9)]).toEqual([
    '/business/members?size=50',
    '/business/members?page=5',
    '/business/members?page=9',
  ]);
  expect(writeMembersHref(read(`?after=${last}`))).toBe('/business/members');
  expect(read(`?page=8&after=nonsense`)).toEqual(read('?page=8'));
});
