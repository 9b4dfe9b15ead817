import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChargebeeTwin } from '../testing/chargebee/open-chargebee-twin.ts';
import { makeChargebeePortal } from './chargebee-portal.ts';

let twin: Awaited<ReturnType<typeof openChargebeeTwin>>;
beforeAll(async () => {
  twin = await openChargebeeTwin({ port: 0, apiKey: 'key' });
});
afterAll(() => twin.close());

const unavailable = { key: 'error.billing.unavailable' };

describe('the portal of Chargebee', () => {
  it('is opened for a customer whom it knows, and leads back', async () => {
    const session = await makeChargebeePortal({ url: twin.url, apiKey: 'key' }).open('keller', 'http://localhost/back');
    expect(session).toMatchObject({ customer_id: 'keller', status: 'created' });
    const page = await (await fetch(session!.access_url)).text();
    expect(page).toContain('No money moves here.');
    expect(page).toContain('http://localhost/back');
  });

  it('is none of a customer whom it does not know', async () => {
    expect(await makeChargebeePortal({ url: twin.url, apiKey: 'key' }).open('unknown', '')).toBeUndefined();
  });

  it('is away while it does not answer, takes no more calls or knows no such key', async () => {
    await expect(makeChargebeePortal({ url: twin.url, apiKey: 'other' }).open('keller', '')).rejects.toMatchObject(
      unavailable,
    );
    await expect(
      makeChargebeePortal({ url: 'http://127.0.0.1:9', apiKey: 'key' }).open('keller', ''),
    ).rejects.toMatchObject(unavailable);
    twin.state.isLimited = true;
    await expect(makeChargebeePortal({ url: twin.url, apiKey: 'key' }).open('keller', '')).rejects.toMatchObject(
      unavailable,
    );
  });
});
