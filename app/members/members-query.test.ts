import { expect, it } from 'vitest';
import { readMembersQuery, switchView, toListQuery, turnOrder, writeMembersHref } from './members-query.ts';

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
