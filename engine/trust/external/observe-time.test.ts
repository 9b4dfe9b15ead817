import { afterAll, beforeAll, expect, it } from 'vitest';

import { foundAuthority, type TestAuthority, type TestIdentity } from '../../testing/test-authority.ts';
import { buildTimestampRequest, readTimestampResponse } from '../../pki/timestamp-token.ts';
import type { TrustService } from '../trust-service.ts';
import { observeTime } from './observe-time.ts';

const rightTime = new Date('2026-11-21T12:00:00Z').getTime();
let authority: TestAuthority;
let identity: TestIdentity;

beforeAll(async () => {
  authority = await foundAuthority(() => new Date(rightTime));
  identity = await authority.issue('tsa');
});
afterAll(() => authority.server.close());

const observe = (clock: () => Date) => {
  const stamping = {
    async timestamp(imprint: Uint8Array) {
      const { request } = buildTimestampRequest(imprint);
      return readTimestampResponse(await authority.stamp(request, identity, '1.2.3'));
    },
  };
  return observeTime(stamping as unknown as TrustService, clock);
};

it.each([
  ['ahead by an hour', [3_600_000], ['clock_ahead']],
  ['behind by two minutes', [-120_000], ['clock_behind']],
  ['right within a minute', [50_000], []],
  ['right, and the answer takes its time', [-240_000, 5000], []],
])('tells from a timestamp whether a clock that is %s is right', async (_, offsets, notices) => {
  const times = offsets.map((offset) => new Date(rightTime + offset));
  const { trust, listNotices } = observe(() => (times.length > 1 ? times.shift()! : times[0]!));
  expect(listNotices()).toEqual([]);
  await trust.timestamp(new Uint8Array(32));
  expect(listNotices()).toEqual(notices);
});

it('believes a clock that was set right again with the next timestamp', async () => {
  let offset = 600_000;
  const { trust, listNotices } = observe(() => new Date(rightTime + offset));
  await trust.timestamp(new Uint8Array(32));
  expect(listNotices()).toEqual(['clock_ahead']);
  offset = 0;
  await trust.timestamp(new Uint8Array(32));
  expect(listNotices()).toEqual([]);
});
