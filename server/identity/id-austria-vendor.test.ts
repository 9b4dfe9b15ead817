import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openIdAustria } from '../testing/id-austria/open-id-austria.ts';
import { makeIdAustriaVendor } from './id-austria-vendor.ts';
import { IdentityVendorError, type IdentityOrder } from './identity-vendor.ts';

const returnUrl = 'http://localhost:3000/profile/signature-standards/id-austria-success';
const visitorReturnUrl = 'http://localhost:3000/direct-sign/identification/id-austria-success';
const client = { clientId: 'http://localhost:3000', clientSecret: 'a secret of the test' };
const order: IdentityOrder = {
  caseId: '4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4',
  legislation: 'EIDAS',
  kind: 'id-austria',
  language: 'de',
  email: 'anna@example.ch',
  givenNames: 'Anna',
  familyName: 'Keller',
  mobile: null,
  returnUrl,
};
let austria: Awaited<ReturnType<typeof openIdAustria>>;

beforeAll(async () => {
  austria = await openIdAustria({ port: 0, ...client, redirectUris: [returnUrl, visitorReturnUrl] });
});
afterAll(() => austria.close());
beforeEach(() => Object.assign(austria.state, { hasWrongNonce: false, hasOldKeys: false, isAway: false }));

const connect = (changes: Partial<Parameters<typeof makeIdAustriaVendor>[0]> = {}) =>
  makeIdAustriaVendor({
    issuer: austria.issuer,
    ...client,
    quality: 'AES_MINIMAL',
    returnUrl,
    visitorReturnUrl,
    secret: 'the secret of this server',
    clock: () => new Date(),
    ...changes,
  });

/** A browser at the pages of ID Austria; answers the query with which it is sent back. */
async function visit(start: string, act: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let [url, body]: [string, URLSearchParams | undefined] = [start, undefined];
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const one of response.headers.getSetCookie()) {
      const [name = '', ...value] = one.split(';')[0]!.split('=');
      cookies.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    body = undefined;
    if (location) url = new URL(location, url).href;
    else {
      if (!(await response.text()).includes('Nobody is really identified here.')) throw new Error('no such page');
      body = new URLSearchParams({ act });
    }
    if (url.startsWith(returnUrl) || url.startsWith(visitorReturnUrl)) return new URL(url).searchParams;
  }
  throw new Error('ID Austria did not come to an end.');
}
async function goThrough(act: string, vendor = connect()) {
  const { reference, link } = await vendor.start(order);
  return vendor.finish!(reference, await visit(link, act));
}

describe('ID Austria', () => {
  it('identifies by what stands in the ID token, and names nobody by the session', async () => {
    const vendor = connect();
    const { link } = await vendor.start(order);
    const query = new URL(link).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('scope')).toBe('openid profile');
    const [first, second] = [await goThrough('full'), await goThrough('full')];
    expect(first).toMatchObject({ status: 'success', result: { level: 3, isUsable: true, provider: 'ID Austria' } });
    expect(first?.result?.person).toMatchObject({ givenNames: 'Anna', familyName: 'Keller', birthDate: '1985-04-03' });
    expect(first?.result?.evidenceId).toBe(second?.result?.evidenceId);
    expect(first?.result?.evidenceId).not.toContain('ZP-MH');
  });

  it('leads a visitor back to the page for visitors, and names the request by which the browser finds the link', async () => {
    const vendor = connect();
    const requestId = '5a0cbd2e-8a53-4a37-9b0b-0f1f0c7d9e11';
    const { reference, link } = await vendor.start({ ...order, requestId, isVisit: true, visit: 'visit-k3f' });
    expect(new URL(link).searchParams.get('redirect_uri')).toBe(visitorReturnUrl);
    const answer = await visit(link, 'full');
    expect(answer.get('state')).toMatch(new RegExp(`^${requestId}\\.visit-k3f\\.[\\w-]+$`));
    expect(await vendor.finish!(reference, answer)).toMatchObject({ status: 'success' });
    const forged = new URLSearchParams(answer);
    forged.set('state', `${requestId}.another`);
    expect(await vendor.finish!(reference, forged)).toBeUndefined();
  });

  it('leads an account back to the page for accounts, and names the request that waits for its person', async () => {
    const vendor = connect();
    const requestId = '5a0cbd2e-8a53-4a37-9b0b-0f1f0c7d9e11';
    const { reference, link } = await vendor.start({ ...order, requestId });
    expect(new URL(link).searchParams.get('redirect_uri')).toBe(returnUrl);
    const answer = await visit(link, 'full');
    expect(answer.get('state')?.split('.')[0]).toBe(requestId);
    expect(await vendor.finish!(reference, answer)).toMatchObject({ status: 'success' });
  });

  it('is evidence for qualified signatures where the operator says that the trust service takes it', async () => {
    expect(await goThrough('full', connect({ quality: 'QES' }))).toMatchObject({ result: { level: 4 } });
  });

  it('takes people of other states, who have no certificate there', async () => {
    expect(await goThrough('foreigner')).toMatchObject({ status: 'success' });
  });

  it('refuses the basic identity by its level', async () => {
    expect(await goThrough('basic')).toEqual({ status: 'failure', reason: 'level_too_low', word: 'substantial' });
  });

  it('tells that somebody has cancelled', async () => {
    const report = await goThrough('cancel');
    expect(report).toMatchObject({ status: 'failure', reason: 'aborted' });
  });

  it.each(['hasWrongNonce', 'hasOldKeys'] as const)('refuses a token with %s', async (fault) => {
    austria.state[fault] = true;
    expect(await goThrough('full')).toMatchObject({ status: 'failure', reason: 'refused' });
  });

  it('knows its own cases alone: neither another’s answer nor one twice', async () => {
    const vendor = connect();
    const { link } = await vendor.start(order);
    const answer = await visit(link, 'full');
    expect(await vendor.finish!('c2a0ad6c-5de3-4d1f-9c3c-0d2f6e0f3a55', answer)).toBeUndefined();
    expect(await vendor.finish!(order.caseId, answer)).toMatchObject({ status: 'success' });
    expect(await vendor.finish!(order.caseId, answer)).toMatchObject({ status: 'failure', reason: 'refused' });
  });

  it('is away while nobody answers, and with another secret than that of the registration', async () => {
    const vendor = connect();
    const { link } = await vendor.start(order);
    const answer = await visit(link, 'full');
    await expect(connect({ clientSecret: 'another' }).finish!(order.caseId, answer)).rejects.toThrow('misconfigured');
    austria.state.isAway = true;
    await expect(vendor.start(order)).rejects.toThrow(IdentityVendorError);
  });

  it('has nothing to ask for until the person is back', async () => {
    const vendor = connect();
    const asked = {
      reference: order.caseId,
      legislation: 'EIDAS',
      kind: 'id-austria',
      mobile: null,
      startedAt: new Date(),
      found: null,
    } as const;
    expect(await vendor.readStatus(asked)).toEqual({ status: 'initialized' });
    expect(await vendor.cancel(order.caseId)).toBe('cancelled');
    expect(vendor.readNotification(new Headers(), new Uint8Array())).toBeUndefined();
  });
});
