import { describe, expect, it } from 'vitest';
import { noFilters } from './dashboard-filters.ts';
import {
  type DashboardView,
  narrow,
  readDashboardQuery,
  search,
  switchView,
  toListQuery,
  turnOrder,
  writeDashboardQuery,
} from './dashboard-query.ts';
import { leavePlace, readLastPlace, writeLastPlace } from './last-place.ts';

const read = (address: string, last?: string) =>
  readDashboardQuery(new URLSearchParams(address), readLastPlace(last && `view=${last}`));
const normalise = (address: string, last?: string) =>
  writeDashboardQuery(read(address, last), new URLSearchParams(address).get('lang'));

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
    expect(normalise('tab=inbox&sendBy=me&status=OPEN')).toBe('?tab=inbox&status=OPEN&sendBy=me');
    expect(normalise('tab=inbox&status=ERROR,SIGNED,DECLINED,WITHDRAWN,EXPIRED')).toBe(
      '?tab=inbox&status=SIGNED%2CDECLINED%2CWITHDRAWN%2CEXPIRED%2CERROR',
    );
    expect(normalise('tab=inbox&status=TO_SIGN')).toBe('?tab=inbox');
  });

  it('drops a status and a sender that name no view', () => {
    expect(normalise('tab=inbox&status=OPEN')).toBe('?tab=inbox');
    expect(normalise('tab=inbox&status=nonsense&sendBy=me')).toBe('?tab=inbox');
    expect(normalise('tab=drafts&status=OPEN&sendBy=me')).toBe('?tab=drafts');
  });

  it('opens the view of the inbox that was looked at last', () => {
    expect(normalise('', 'sent')).toBe('?tab=inbox&status=OPEN&sendBy=me');
    expect(normalise('tab=inbox', 'sent')).toBe('?tab=inbox');
  });

  it.each([
    '',
    'tab=inbox&sendBy=me&status=OPEN',
    'q=%20a%20%20b%0A',
    'q=%F0%9F%92%A9&tab=search&page=7',
    'q=a%20b&lang=fr',
    'q=%D7%A9%3C%26%3E',
    `q=${'x'.repeat(500)}`,
    'q=\ud800',
    'tab=search&status=SIGNED&status=TO_SIGN,nonsense&sendBy=others&dateFrom=3.2.2026&dateTo=2026-01-31&dateTimeMode=created_at',
  ])('is its own normal form the second time (%s)', (search) => {
    const once = normalise(search);
    expect(normalise(once.slice(1))).toBe(once);
  });

  it('cuts a search text to what the API takes', () => {
    expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(200);
  });
});

describe('the filters of the search tab', () => {
  it('stand in the address in one order, without what says the default', () => {
    expect(normalise('tab=search&dateTo=2026-02-03&status=SIGNED,OPEN&sendBy=me&dateTimeMode=updated_at')).toBe(
      '?tab=search&status=OPEN%2CSIGNED&sendBy=me&dateTo=2026-02-03',
    );
    expect(normalise('tab=search&dateFrom=2026-01-01&dateTimeMode=created_at&q=lease&page=2')).toBe(
      '?tab=search&dateFrom=2026-01-01&dateTimeMode=created_at&q=lease&page=2',
    );
  });

  it('are read as a form without scripts sends them', () => {
    expect(
      normalise('tab=search&status=OPEN&status=SIGNED&sendBy=&dateFrom=1.2.2026&dateTo=&dateTimeMode=created_at'),
    ).toBe('?tab=search&status=OPEN%2CSIGNED&dateFrom=2026-02-01&dateTimeMode=created_at');
  });

  it('lose what makes no sense', () => {
    expect(normalise('tab=search&status=LOST&sendBy=nobody&dateFrom=2026-02-30&dateTo=0000-01-01')).toBe('?tab=search');
    expect(normalise('tab=search&dateTimeMode=created_at')).toBe('?tab=search');
  });

  it('turn days that stand the wrong way round', () => {
    expect(normalise('tab=search&dateFrom=2026-03-01&dateTo=2026-01-01')).toBe(
      '?tab=search&dateFrom=2026-01-01&dateTo=2026-03-01',
    );
  });

  it('come back where nothing else is asked for, and with the tab', () => {
    expect(normalise('', 'search&status=OPEN&dateFrom=2026-01-01')).toBe('?tab=search&status=OPEN&dateFrom=2026-01-01');
    expect(normalise('tab=search', 'search&status=OPEN')).toBe('?tab=search');
    const inbox = read('tab=inbox', 'search&status=OPEN');
    expect(writeDashboardQuery(inbox, null)).toBe('?tab=inbox');
    expect(writeDashboardQuery(switchView(inbox, 'search'), null)).toBe('?tab=search&status=OPEN');
  });

  it('hold for a search within them, not for one from elsewhere', () => {
    expect(writeDashboardQuery(search(read('tab=search&status=OPEN'), 'lease'), null)).toBe(
      '?tab=search&status=OPEN&q=lease',
    );
    expect(writeDashboardQuery(search(read('tab=inbox', 'search&status=OPEN'), 'lease'), null)).toBe(
      '?tab=search&q=lease',
    );
  });

  it('are kept for the person until they are cleared, whatever is searched meanwhile', () => {
    const keep = (address: string, last?: string) =>
      writeLastPlace(leavePlace(read(address, last), readLastPlace(last && `view=${last}`)));
    expect(keep('tab=search&status=OPEN&sendBy=me')).toBe('view=search&status=OPEN&sendBy=me');
    expect(keep('tab=inbox', 'search&status=OPEN')).toBe('view=to-sign&status=OPEN');
    expect(keep('tab=search&q=lease', 'to-sign&status=OPEN')).toBe('view=search&status=OPEN');
    expect(keep('tab=search', 'search&status=OPEN')).toBe('view=search');
  });

  it('begin at the first page, on the search tab, from every view', () => {
    expect(writeDashboardQuery(narrow(read('tab=drafts&page=3&size=50'), { ...noFilters, sendBy: 'me' }), null)).toBe(
      '?tab=search&sendBy=me&size=50',
    );
  });
});

describe('the order of the columns', () => {
  it('is the expected one first, then the other way round', () => {
    expect(turnOrder(read('tab=drafts'), 'title')).toBe('asc');
    expect(turnOrder(read('tab=drafts&sortBy=title'), 'title')).toBe('desc');
    expect(turnOrder(read('tab=drafts&sortBy=title&sortOrder=desc'), 'title')).toBe('asc');
    expect(turnOrder(read('tab=drafts&sortBy=title'), 'updated_at')).toBe('desc');
    expect(turnOrder(read('tab=drafts'), 'updated_at')).toBe('asc');
  });
});

describe('the call for a place', () => {
  const place = read('tab=search&q=lease&page=3&size=50&sortBy=title');

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

  it('asks for what the filters name', () => {
    expect(
      toListQuery(
        read(
          'tab=search&status=TO_SIGN,OPEN&sendBy=others&dateFrom=2026-01-01&dateTo=2026-01-31&dateTimeMode=created_at',
        ),
      ),
    ).toEqual({
      page: 1,
      size: 25,
      sort_by: 'updated_at',
      sort: 'desc',
      status: 'TO_SIGN,OPEN',
      send_by: 'others',
      date_from: '2026-01-01',
      date_to: '2026-01-31',
      date_time_mode: 'created_at',
    });
  });

  it('asks for drafts alone, and for what each view of the inbox shows', () => {
    const paging = { page: 1, size: 50, sort_by: 'title', sort: 'asc' };
    const ask = (view: DashboardView) => toListQuery(switchView(place, view));
    expect(ask('drafts')).toEqual({ ...paging, status: 'DRAFT' });
    expect(ask('to-sign')).toEqual({ ...paging, status: 'TO_SIGN' });
    expect(ask('sent')).toEqual({ ...paging, status: 'OPEN', send_by: 'me' });
    expect(ask('done')).toEqual({ ...paging, status: 'SIGNED,DECLINED,WITHDRAWN,EXPIRED,ERROR,HAVE_SIGNED' });
  });
});
