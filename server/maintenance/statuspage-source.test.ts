import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStatuspage, type StatuspageFault } from '../testing/statuspage/open-statuspage.ts';
import { makeStatuspageSource } from './statuspage-source.ts';

let page: Awaited<ReturnType<typeof openStatuspage>>;
beforeEach(async () => void (page = await openStatuspage()));
afterEach(() => page.close());

const now = new Date('2026-11-23T08:00:00.000Z');
const connect = () => makeStatuspageSource({ url: page.url, blockingComponents: ['c-signing'], clock: () => now });
const event = (status: string, more: object = {}) => ({
  id: 'e1',
  status,
  impact: 'major',
  shortlink: 'https://stspg.io/4711',
  resolved_at: null,
  ...more,
});
const notice = (status: string, more: object = {}) => ({
  url: 'https://stspg.io/4711',
  isBlocking: false,
  status,
  ...more,
});

describe('the feed of a status page', () => {
  it('has no notice while all is well, and none for what is to come or is over', async () => {
    expect(await connect().read()).toBeUndefined();
    page.state.maintenances = [event('scheduled'), event('completed')];
    page.state.incidents = [event('resolved'), event('monitoring', { resolved_at: '2026-11-22T08:00:00.000Z' })];
    expect(await connect().read()).toBeUndefined();
  });

  it('tells the maintenance that is under way, else the incident that is not resolved', async () => {
    page.state.incidents = [event('identified')];
    expect(await connect().read()).toEqual(notice('identified'));
    page.state.maintenances = [event('scheduled'), event('verifying')];
    expect(await connect().read()).toEqual(notice('verifying'));
  });

  it('forgets a maintenance that should have been over for a day', async () => {
    const until = (scheduled_until: string) => [event('in_progress', { scheduled_until })];
    page.state.maintenances = until('2026-11-22T09:00:00.000Z');
    expect(await connect().read()).toEqual(notice('in_progress'));
    page.state.maintenances = until('2026-11-22T07:00:00.000Z');
    expect(await connect().read()).toBeUndefined();
  });

  it('blocks only while a component is down without which nobody can work', async () => {
    page.state.incidents = [event('investigating', { impact: 'critical' })];
    page.state.components = [
      { id: 'c-signing', name: 'Signing', status: 'degraded_performance' },
      { id: 'c-news', name: 'News', status: 'major_outage' },
    ];
    expect(await connect().read()).toEqual(notice('investigating'));
    page.state.components[0]!.status = 'major_outage';
    expect(await connect().read()).toEqual(notice('investigating', { isBlocking: true }));
    page.state.incidents = [];
    expect(await connect().read()).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://anna:secret@stspg.io/', 'nothing', ''])(
    'links to no address such as %j',
    async (shortlink) => {
      page.state.incidents = [event('identified', { shortlink })];
      expect(await connect().read()).toEqual(notice('identified', { url: null }));
    },
  );

  it('reads nothing twice that has not changed', async () => {
    const source = connect();
    page.state.incidents = [event('identified')];
    const first = await source.read();
    expect(await source.read()).toEqual(first);
    expect(page.received.toSorted()).toEqual([
      '/api/v2/components.json 200',
      '/api/v2/components.json 304',
      '/api/v2/summary.json 200',
      '/api/v2/summary.json 304',
    ]);
  });

  it.each<[StatuspageFault, RegExp]>([
    ['html', /something else than its feed/],
    ['half', /something else than its feed/],
    ['huge', /answered more than 1048576 bytes/],
    ['loop', /answered summary\.json with 302/],
    ['missing', /answered summary\.json with 404/],
  ])('is refused when it is %s', async (fault, sentence) => {
    page.state.faults = [fault];
    await expect(connect().read()).rejects.toThrow(sentence);
  });
});
