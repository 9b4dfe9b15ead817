import { describe, expect, it } from 'vitest';
import { readGroupsQuery, writeGroupsPlace } from './groups-query.ts';

const read = (text: string) => readGroupsQuery(new URLSearchParams(text));

describe('the place in the list of groups', () => {
  it('is read from the address, and written as short as it can be', () => {
    const place = { q: 'Board', page: 3, size: 50 } as const;
    expect(read('q=Board&page=3&size=50')).toEqual(place);
    expect(writeGroupsPlace(place)).toBe('/business/members/signer-groups?q=Board&page=3&size=50');
    expect(writeGroupsPlace(read(''))).toBe('/business/members/signer-groups');
  });

  it('is as usual where the address is wrong', () => {
    for (const wrong of ['page=-1', 'page=x&size=7', 'page=1.5', 'q=%20'])
      expect(read(wrong)).toEqual({ q: '', page: 1, size: 25 });
  });
});
