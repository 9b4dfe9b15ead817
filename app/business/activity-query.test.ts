import { describe, expect, it } from 'vitest';
import { readActivityQuery, toPeriod, writeActivityQuery } from './activity-query.ts';

const normalise = (search: string, lang: string | null = null) =>
  writeActivityQuery(readActivityQuery(new URLSearchParams(search)), lang);

describe('the address of the activity list', () => {
  it.each([
    ['', '?tab=signatures'],
    ['tab=nonsense&page=0&size=7', '?tab=signatures'],
    ['size=50&page=3&tab=accounts', '?tab=accounts&page=3&size=50'],
    ['dateFrom=2026-02-30&dateTo=never', '?tab=signatures'],
    ['dateFrom=0000-01-01', '?tab=signatures'],
    ['dateFrom=2026-11-20&dateTo=2026-11-01', '?tab=signatures&dateFrom=2026-11-01&dateTo=2026-11-20'],
    ['dateTo=2026-11-01&dateFrom=2026-11-01', '?tab=signatures&dateFrom=2026-11-01&dateTo=2026-11-01'],
    ['dateFrom=&dateTo=2026-11-01', '?tab=signatures&dateTo=2026-11-01'],
  ])('of %j is %j, which stays itself', (typed, address) => {
    expect(normalise(typed)).toBe(address);
    expect(normalise(address)).toBe(address);
  });

  it('keeps the language that was asked for', () => {
    expect(normalise('', 'de-ch')).toBe('?tab=signatures&lang=de-ch');
  });

  it('asks the API for the days that are chosen, and for none else', () => {
    expect(toPeriod(readActivityQuery(new URLSearchParams('dateFrom=2026-11-01')))).toEqual({
      start_date: '2026-11-01',
    });
  });
});
