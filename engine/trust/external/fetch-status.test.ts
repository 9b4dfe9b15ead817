import { BlockList } from 'node:net';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { serveLocally } from '../../testing/local-server.ts';
import { foundAuthority, type TestAuthority } from '../../testing/test-authority.ts';
import { readCrl, readOcspResponse } from '../../pki/read-revocation.ts';
import { makeStatusFetcher, type StatusFetcher } from './fetch-status.ts';
import { ExternalError, sendExternally } from './http-client.ts';
import { isPublicAddress } from './public-addresses.ts';

let authority: TestAuthority;
let certificate: Uint8Array;
let now: Date;
const clock = () => now;

const house = new BlockList();
house.addSubnet('127.0.0.0', 8, 'ipv4');
const makeFetcher = (timeoutMs = 8000): StatusFetcher => makeStatusFetcher({ clock, allowed: house, timeoutMs });

beforeAll(async () => {
  now = new Date();
  authority = await foundAuthority(clock);
});
afterAll(() => authority.server.close());
beforeEach(async () => {
  now = new Date();
  certificate = (await authority.issue('seal')).chain[0];
  authority.server.requests.length = 0;
});
afterEach(() => authority.setFault('/trust', undefined));

const paths = () => authority.server.requests.map(({ url }) => url.pathname);
const question = () => ({ certificate, issuer: authority.issuingCa, at: now });

describe('fetching the status of a foreign certificate', () => {
  it('asks the responder that the certificate names, once until a newer answer is due', async () => {
    const fetcher = makeFetcher();
    const { ocsp, crl } = await fetcher.fetchStatus(certificate, authority.issuingCa);
    expect(readOcspResponse(ocsp!, question()).status).toBe('good');
    expect(crl).toBeUndefined();
    await Promise.all([1, 2].map(() => fetcher.fetchStatus(certificate, authority.issuingCa)));
    expect(paths()).toEqual(['/trust/ocsp']);
    now = new Date(now.getTime() + 3 * 3_600_000);
    await fetcher.fetchStatus(certificate, authority.issuingCa);
    expect(paths()).toHaveLength(2);
  });

  it('asks again for one who has just signed', async () => {
    const fetcher = makeFetcher();
    await fetcher.fetchStatus(certificate, authority.issuingCa);
    authority.revoke(certificate);
    const { ocsp } = await fetcher.fetchStatus(certificate, authority.issuingCa, true);
    expect(readOcspResponse(ocsp!, question()).status).toBe('revoked');
  });

  it('asks once when many ask at the same time', async () => {
    const fetcher = makeFetcher();
    await Promise.all([1, 2, 3].map(() => fetcher.fetchStatus(certificate, authority.issuingCa)));
    expect(paths()).toHaveLength(1);
  });

  it('hands on that a certificate is revoked', async () => {
    authority.revoke(certificate);
    const { ocsp } = await makeFetcher().fetchStatus(certificate, authority.issuingCa);
    expect(readOcspResponse(ocsp!, question()).status).toBe('revoked');
  });

  it.each([
    ['is away', { status: 503 }],
    ['answers garbage', { body: Buffer.from('garbage') }],
    ['is silent', { manner: 'silent' as const }],
    ['is slow', { manner: 'slow' as const, body: Buffer.alloc(500) }],
    ['answers for somebody else', { body: Buffer.from('30030a0106', 'hex') }],
    ['answers without end', { body: Buffer.alloc(100_000) }],
  ])('falls back on the list of revoked certificates when the responder %s', async (_, fault) => {
    authority.setFault('/trust/ocsp', fault);
    const { ocsp, crl } = await makeFetcher(1500).fetchStatus(certificate, authority.issuingCa);
    authority.setFault('/trust/ocsp', undefined);
    expect(ocsp).toBeUndefined();
    expect(readCrl(crl!, question()).status).toBe('good');
  });

  it('downloads one list for many certificates of an issuer', async () => {
    authority.setFault('/trust/ocsp', { status: 404 });
    const other = (await authority.issue('seal')).chain[0];
    const fetcher = makeFetcher();
    await fetcher.fetchStatus(certificate, authority.issuingCa);
    const { crl } = await fetcher.fetchStatus(other, authority.issuingCa);
    authority.setFault('/trust/ocsp', undefined);
    expect(crl).toBeDefined();
    expect(paths().filter((path) => path.endsWith('.crl'))).toHaveLength(1);
  });

  it('answers nothing when nothing can be had, and asks again soon', async () => {
    authority.setFault('/trust', { status: 500 });
    const fetcher = makeFetcher();
    expect(await fetcher.fetchStatus(certificate, authority.issuingCa)).toEqual({});
    authority.setFault('/trust', undefined);
    now = new Date(now.getTime() + 60_000);
    expect(await fetcher.fetchStatus(certificate, authority.issuingCa)).toHaveProperty('ocsp');
  });

  it('does not hand on an answer that is out of date', async () => {
    const stale = authority.server.requests;
    await makeFetcher().fetchStatus(certificate, authority.issuingCa);
    const old = await authority.answerOcsp(stale[0]!.body);
    authority.setFault('/trust/ocsp', { body: old });
    now = new Date(now.getTime() + 3 * 3_600_000);
    const { ocsp } = await makeFetcher().fetchStatus(certificate, authority.issuingCa);
    authority.setFault('/trust/ocsp', undefined);
    expect(ocsp).toBeUndefined();
  });

  it('finds the certificate of the issuer, and takes no other one for it', async () => {
    expect(await makeFetcher().fetchIssuer(certificate)).toEqual(authority.issuingCa);
    authority.setFault('/trust/certificates', { body: authority.root });
    expect(await makeFetcher().fetchIssuer(certificate)).toBeUndefined();
    authority.setFault('/trust/certificates', undefined);
  });

  it('asks nobody for a certificate that names nobody, or that is none', async () => {
    expect(await makeFetcher().fetchStatus(authority.root, authority.root)).toEqual({});
    expect(await makeFetcher().fetchIssuer(new Uint8Array([1, 2, 3]))).toBeUndefined();
    expect(paths()).toEqual([]);
  });
});

describe('addresses inside the house', () => {
  it('are not called for a stranger, by number or by name', async () => {
    const fetcher = makeStatusFetcher({ clock, timeoutMs: 1000 });
    expect(await fetcher.fetchStatus(certificate, authority.issuingCa)).toEqual({});
    const byName = authority.server.url.replace('127.0.0.1', 'localhost');
    const refusal = sendExternally({ url: byName, timeoutMs: 1000, maxBytes: 10, addresses: { isPublicOnly: true } });
    await expect(refusal).rejects.toMatchObject({ fault: 'address' });
    expect(paths()).toEqual([]);
  });

  it('are not reached over a redirect either', async () => {
    const secret = await serveLocally(() => ({ body: authority.issuingCa }));
    const port = new URL(secret.url).port;
    authority.setFault('/trust/certificates', {
      status: 302,
      headers: { location: `http://[::1]:${port}/` },
    });
    expect(await makeFetcher().fetchIssuer(certificate)).toBeUndefined();
    authority.setFault('/trust/certificates', { status: 302, headers: { location: 'file:///etc/passwd' } });
    expect(await makeFetcher().fetchIssuer(certificate)).toBeUndefined();
    authority.setFault('/trust/certificates', undefined);
    expect(secret.requests).toEqual([]);
    await secret.close();
  });

  it.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'no address'])('cannot be %s', async (url) => {
    await expect(sendExternally({ url, timeoutMs: 100, maxBytes: 10 })).rejects.toBeInstanceOf(ExternalError);
  });

  it.each([
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['9.9.9.9', true],
    ['2620:fe::fe', true],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
