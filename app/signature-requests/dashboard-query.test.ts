import { describe, expect, it } from 'vitest';
import {
  type DashboardView,
  readDashboardQuery,
  switchView,
  toListQuery,
  writeDashboardQuery,
} from './dashboard-query.ts';

const normalise = (search: string, lastTab?: string) => {
  const params = new URLSearchParams(search);
  return writeDashboardQuery(readDashboardQuery(params, lastTab), params.get('lang'));
};

describe('the address of the dashboard', () => {
  it('opens the inbox when nothing is said', () => {
    expect(normalise('')).toBe('?tab=inbox');
  });

  it('opens the tab that was looked at last', () => {
    expect(normalise('', 'drafts')).toBe('?tab=drafts');
    expect(normalise('', 'trash')).toBe('?tab=inbox');
    expect(normalise('tab=inbox', 'drafts')).toBe('?tab=inbox');
  });

  it('takes a search text without a tab for a search', () => {
    expect(normalise('q=lease', 'drafts')).toBe('?tab=search&q=lease');
  });

  it('drops the search text on the other tabs', () => {
    expect(normalise('tab=drafts&q=lease')).toBe('?tab=drafts');
  });

  it('keeps the language of the address', () => {
    expect(normalise('lang=de', 'drafts')).toBe('?tab=drafts&lang=de');
  });

  it('drops what it does not know and what says the default', () => {
    expect(normalise('tab=inbox&page=1&size=25&sortBy=updated_at&sortOrder=desc&utm_source=mail')).toBe('?tab=inbox');
    expect(normalise('tab=junk&page=-3&size=30&sortBy=colour&sortOrder=up')).toBe('?tab=inbox');
    expect(normalise('page=0')).toBe('?tab=inbox');
    expect(normalise('page=1e3')).toBe('?tab=inbox');
  });

  it('offers pages of 25, 50 and 100', () => {
    expect(normalise('tab=inbox&size=50&page=2')).toBe('?tab=inbox&page=2&size=50');
    expect(normalise('tab=inbox&size=100')).toBe('?tab=inbox&size=100');
  });

  it('orders titles from A to Z and times from the newest, unless told otherwise', () => {
    expect(normalise('sortBy=title&sortOrder=asc')).toBe('?tab=inbox&sortBy=title');
    expect(normalise('sortBy=title&sortOrder=desc')).toBe('?tab=inbox&sortBy=title&sortOrder=desc');
    expect(normalise('sortBy=created_at&sortOrder=desc')).toBe('?tab=inbox&sortBy=created_at');
  });

  it('names the views of the inbox by status and sender', () => {
    expect(normalise('tab=inbox&send_by=me&status=OPEN')).toBe('?tab=inbox&status=OPEN&send_by=me');
    expect(normalise('tab=inbox&status=ERROR,SIGNED,DECLINED,WITHDRAWN,EXPIRED')).toBe(
      '?tab=inbox&status=SIGNED%2CDECLINED%2CWITHDRAWN%2CEXPIRED%2CERROR',
    );
    expect(normalise('tab=inbox&status=TO_SIGN')).toBe('?tab=inbox');
  });

  it('drops a status and a sender that name no view', () => {
    expect(normalise('tab=inbox&status=OPEN')).toBe('?tab=inbox');
    expect(normalise('tab=inbox&status=nonsense&send_by=me')).toBe('?tab=inbox');
    expect(normalise('tab=drafts&status=OPEN&send_by=me')).toBe('?tab=drafts');
  });

  it('opens the view of the inbox that was looked at last', () => {
    expect(normalise('', 'sent')).toBe('?tab=inbox&status=OPEN&send_by=me');
    expect(normalise('tab=inbox', 'sent')).toBe('?tab=inbox');
  });

  it.each([
    '',
    'tab=inbox&send_by=me&status=OPEN',
    'q=%20a%20%20b%0A',
    'q=%F0%9F%92%A9&tab=search&page=7',
    'q=a%20b&lang=fr',
    'q=%D7%A9%3C%26%3E',
    `q=${'x'.repeat(500)}`,
    'q=\ud800',
  ])('is its own normal form the second time (%s)', (search) => {
    const once = normalise(search);
    expect(normalise(once.slice(1))).toBe(once);
  });

  it('cuts a search text to what the API takes', () => {
    expect(readDashboardQuery(new URLSearchParams({ q: 'x'.repeat(500) }), undefined).q).toHaveLength(200);
  });
});

describe('the call for a place', () => {
  const place = readDashboardQuery(new URLSearchParams('tab=search&q=lease&page=3&size=50&sortBy=title'), undefined);

  it('searches drafts and everything else', () => {
    expect(toListQuery(place)).toEqual({
      page: 3,
      size: 50,
      sort_by: 'title',
      sort: 'asc',
      search: 'lease',
      status: 'DRAFT,OPEN,SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR',
    });
  });

  it('asks for drafts alone, and for what each view of the inbox shows', () => {
    const paging = { page: 1, size: 50, sort_by: 'title', sort: 'asc' };
    const ask = (view: DashboardView) => toListQuery(switchView(place, view));
    expect(ask('drafts')).toEqual({ ...paging, status: 'DRAFT' });
    expect(ask('to-sign')).toEqual({ ...paging, status: 'TO_SIGN' });
    expect(ask('sent')).toEqual({ ...paging, status: 'OPEN', send_by: 'me' });
    expect(ask('done')).toEqual({ ...paging, status: 'SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR' });
  });
});
