import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCrl } from '../pki/read-revocation.ts';
import { makeSigningFixture, type SigningFixture } from '../testing/signing-fixture.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-21T10:00:00Z');
let fixture: SigningFixture;
beforeAll(async () => {
  fixture = await makeSigningFixture(() => now);
});
afterAll(() => fixture.remove());

const find = (name: string) =>
  new Uint8Array(fixture.centre.listCertificates().find((entry) => entry.name === name)!.certificate.raw);
const readLasting = async (name: string) => (await fixture.centre.readLastingList(find(name)))!;
const describeList = (der: Uint8Array) => {
  const path = join(fixture.folder, 'list.crl');
  writeFileSync(path, der);
  const text = execFileSync('openssl', ['crl', '-inform', 'DER', '-in', path, '-noout', '-text', '-crlnumber'], {
    encoding: 'utf8',
  });
  return { text, number: parseInt(/crlNumber=0x(\w+)/i.exec(text)![1]!, 16) };
};
const ask = (list: Uint8Array, name: string, issuer = 'issuing-ca') =>
  readCrl(list, { certificate: find(name), issuer: find(issuer), at: now });

describe('the list that goes into files', () => {
  it('of a timestamp certificate lasts as long as that does, and speaks of no other', async () => {
    const list = await readLasting('tsa');
    expect(ask(list, 'tsa')).toMatchObject({
      status: 'good',
      nextUpdate: new X509Certificate(find('tsa')).validToDate,
    });
    expect(() => ask(list, 'seal')).toThrow(expect.objectContaining({ code: 'scope' }));
    expect(describeList(list).text).toContain('X509v3 Issuing Distribution Point: critical');
  });

  it('of an issuing authority is that of the root', async () => {
    expect(ask(await readLasting('issuing-ca'), 'issuing-ca', 'root')).toMatchObject({ status: 'good' });
  });

  it('of a seal, a person or a stranger is none', async () => {
    const person = await fixture.centre.issuePersonCertificate({ name: 'Ada' });
    const stranger = await makeSigningFixture(() => now);
    const foreign = stranger.centre.listCertificates().find(({ name }) => name === 'tsa')!.certificate.raw;
    stranger.remove();
    for (const certificate of [find('seal'), person.chain[0], new Uint8Array(foreign)]) {
      expect(await fixture.centre.readLastingList(certificate)).toBeUndefined();
    }
  });

  it('is published for a day under the address that the certificate names, all lists in one row of numbers', async () => {
    const published = (await fixture.centre.currentCrl('issuing-ca-timestamps'))!;
    expect(ask(published, 'tsa').nextUpdate!.getTime() - now.getTime()).toBe(24 * HOUR);
    const whole = (await fixture.centre.currentCrl('issuing-ca'))!;
    expect(ask(whole, 'tsa').status).toBe('good');
    const numbers = [await readLasting('tsa'), published, whole].map((list) => describeList(list).number);
    expect(new Set(numbers).size).toBe(3);
  });

  it('is the same for half a day, and another as soon as a timestamp certificate is revoked', async () => {
    const [first, revoked] = [await readLasting('tsa'), find('tsa')];
    now = new Date(now.getTime() + 11 * HOUR);
    expect(await readLasting('tsa')).toBe(first);
    await fixture.centre.revoke(new X509Certificate(find('seal')).serialNumber, 'superseded');
    expect(await readLasting('tsa')).toBe(first);
    await fixture.centre.revoke(new X509Certificate(revoked).serialNumber, 'keyCompromise');
    const list = (await fixture.centre.readLastingList(revoked))!;
    const question = { certificate: revoked, issuer: find('issuing-ca'), at: now };
    expect(readCrl(list, question)).toMatchObject({ status: 'revoked', reason: 1 });
    expect((await fixture.centre.rollOver()).renewed).toContain('tsa');
    expect(ask(await readLasting('tsa'), 'tsa').status).toBe('good');
  });
});
