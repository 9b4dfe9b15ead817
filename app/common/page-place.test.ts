import { expect, it } from 'vitest';
import { readPagePlace, requirePage, writePagePlace } from './page-place.ts';

const read = (address: string) => readPagePlace(new URLSearchParams(address));

it('reads what makes no sense as what is usual, and says nothing of what is usual', () => {
  for (const address of ['', '?page=0', '?page=-1', '?page=1.5', '?page=100000', '?page=x&size=7'])
    expect(read(address), address).toEqual({ page: 1, size: 25 });
  expect(writePagePlace(read(''))).toEqual({});
  expect(read('?page=99999&size=100')).toEqual({ page: 99_999, size: 100 });
  expect(writePagePlace(read('?page=3&size=50'))).toEqual({ page: '3', size: '50' });
});

it('leads from beyond the end to the last page', () => {
  const at = (page: number, total: number) => {
    try {
      requirePage({ page, size: 25 }, total, (last) => `/list?page=${last}`);
    } catch (answer) {
      return (answer as Response).headers.get('location');
    }
    return 'here';
  };
  expect([at(1, 0), at(2, 26), at(3, 75)]).toEqual(['here', 'here', 'here']);
  expect([at(2, 0), at(3, 50), at(9, 26)]).toEqual(['/list?page=1', '/list?page=2', '/list?page=2']);
});
