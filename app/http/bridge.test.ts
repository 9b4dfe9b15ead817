import { describe, expect, it } from 'vitest';
import { markVisit } from '@sigillum/api-contracts/page-owner.ts';
import type { Environment } from '../environment.ts';
import { crossBridge, isForeignChange, isOwnCall } from './bridge.ts';

const environment = { publicUrl: 'https://sign.example.ch' } as Environment;
const origin = 'https://sign.example.ch';

interface Call {
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

async function cross(path: string, init: RequestInit = {}) {
  const calls: Call[] = [];
  const callApi = async (target: string, forwarded: RequestInit) => {
    calls.push({ path: target, init: forwarded as Call['init'] });
    return new Response('answer', { status: 200 });
  };
  const request = new Request(origin + path, {
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', ...(init.headers as object) },
  });
  const response = await crossBridge(request, callApi, environment);
  return { response, calls };
}

const call = (method: string, headers: Record<string, string>) =>
  new Request(`${origin}/bff/v1/user`, { method, headers: { host: 'sign.example.ch', ...headers } });

describe('crossBridge', () => {
  it('adds the bearer of the session’s cookie and keeps cookies and foreign credentials away', async () => {
    const { calls } = await cross('/bff/v1/user?v2=true', {
      headers: { cookie: '__Host-sigillum_session=secret; __Host-zone=Asia%2FTokyo', authorization: 'Bearer mine' },
    });
    expect(calls[0]?.path).toBe('/v1/user?v2=true');
    expect(calls[0]?.init.headers).toEqual({ authorization: 'Bearer secret', 'x-time-zone': 'Asia/Tokyo' });
  });

  it('adds the Basic credentials of the visit below whose address the call lies', async () => {
    const { calls } = await cross('/view/7d1/bff/v3/direct/sign', {
      method: 'POST',
      body: '{}',
      headers: { cookie: '__Secure-sigillum_visit=userid; __Host-sigillum_session=secret' },
    });
    expect(calls[0]?.path).toBe('/v3/direct/sign');
    expect(calls[0]?.init.headers['authorization']).toBe(`Basic ${btoa('userid:7d1')}`);
  });

  it('takes the visit that the address names, and tells the API nothing of that', async () => {
    const headers = { cookie: '__Secure-sigillum_visit=beat; __Secure-sigillum_visits=anna' };
    const path = `/view/7d1/bff/v3/direct/signature-requests/7d1/zip?signed=true`;
    const { calls } = await cross(`${path}&visit=${await markVisit('anna')}`, { headers });
    expect(calls[0]?.path).toBe('/v3/direct/signature-requests/7d1/zip?signed=true');
    expect(calls[0]?.init.headers['authorization']).toBe(`Basic ${btoa('anna:7d1')}`);
  });

  it('says to the API for whom the page was made that calls', async () => {
    const headers = { cookie: '__Host-sigillum_session=secret', 'x-page-owner': '7d1' };
    expect((await cross('/bff/v1/user', { headers })).calls[0]?.init.headers['x-page-owner']).toBe('7d1');
  });

  it('streams a body through without reading it', async () => {
    const parts = ['one', 'two'];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(new TextEncoder().encode(part));
        else controller.close();
      },
    });
    const { calls } = await cross('/bff/v3/documents', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
    } as RequestInit);
    expect(calls[0]?.init.body).toBeInstanceOf(ReadableStream);
    expect(calls[0]?.init.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.pdf"',
    });
    expect(await new Response(calls[0]?.init.body).text()).toBe('onetwo');
  });

  it.each(['/v1/user', '/view/7d1/userid', '/bff', '/bffs/v1/user', '/x/bff/v1/user'])(
    'leaves %s to others',
    async (path) => {
      expect((await cross(path)).response).toBeUndefined();
    },
  );

  it('leaves an address that nobody can read to the page for that', async () => {
    const headers = { cookie: '__Secure-sigillum_visit=userid' };
    const { response, calls } = await cross('/view/%E0%A4%A/bff/v3/direct/documents', { headers });
    expect([response, calls]).toEqual([undefined, []]);
  });

  it('refuses what another site has started, and never asks the API', async () => {
    const { response, calls } = await cross('/bff/v3/sign', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response?.status).toBe(403);
    expect(calls).toEqual([]);
  });
});

describe('isForeignChange', () => {
  it('is a form that another page has sent, as far as the browser says', () => {
    expect(isForeignChange(call('POST', { origin: 'https://evil.example' }))).toBe(true);
    expect(isForeignChange(call('POST', { origin: 'null' }))).toBe(true);
    expect(isForeignChange(call('POST', { 'sec-fetch-site': 'cross-site' }))).toBe(true);
    expect(isForeignChange(call('POST', { origin, 'sec-fetch-site': 'same-origin' }))).toBe(false);
    expect(isForeignChange(call('POST', { origin }))).toBe(false);
  });

  it('is no link that was followed from elsewhere', () => {
    expect(isForeignChange(call('GET', { 'sec-fetch-site': 'cross-site' }))).toBe(false);
  });
});

describe('isOwnCall', () => {
  it('believes the browser about who started a call', () => {
    expect(isOwnCall(call('POST', { 'sec-fetch-site': 'same-origin', origin }))).toBe(true);
    expect(isOwnCall(call('GET', { 'sec-fetch-site': 'none' }))).toBe(true);
    expect(isOwnCall(call('POST', { 'sec-fetch-site': 'none' }))).toBe(false);
    expect(isOwnCall(call('GET', { 'sec-fetch-site': 'same-site' }))).toBe(false);
    expect(isOwnCall(call('GET', { 'sec-fetch-site': 'cross-site' }))).toBe(false);
  });

  it('compares the origin with the host', () => {
    expect(isOwnCall(call('POST', { origin: 'https://evil.example' }))).toBe(false);
    expect(isOwnCall(call('POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }))).toBe(false);
    expect(isOwnCall(call('POST', { origin }))).toBe(true);
  });

  it('lets a browser that says nothing read, but change nothing', () => {
    expect(isOwnCall(call('GET', {}))).toBe(true);
    expect(isOwnCall(call('DELETE', {}))).toBe(false);
  });
});
