import { describe, expect, it } from 'vitest';

import {
  authority,
  MADE_FROM,
  makeCertificate,
  makeCrl,
  purposes,
  statusAccess,
  usage,
  type MadeCertificate,
  type MadeIdentity,
} from '../../testing/made-certificates.ts';
import type { CertificateRegister, RegisteredCertificate } from '../../trust-centre/certificate-register.ts';
import {
  encodeBoolean,
  encodeDer,
  encodeEnumerated,
  encodeInteger,
  encodeNull,
  encodeOctets,
  encodeSequence,
  encodeTime,
  readChildren,
  readWhole,
} from '../../pki/der.ts';
import { answerOcspRequest, buildOcspRequest } from '../../trust-centre/ocsp-responder.ts';
import { CertificatePool } from '../certificates/certificate-pool.ts';
import { judgeCertificate } from '../certificates/judge-certificate.ts';
import { StatusMaterial } from './status-material.ts';

const AT = new Date('2026-06-01T00:00:00Z');
const EARLIER = new Date('2026-05-01T00:00:00Z');
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
const NO_CHECK = ['1.3.6.1.5.5.7.48.1.5', encodeNull()] as [string, Uint8Array];

const root = makeCertificate('Root', { extensions: [authority(), usage(5, 6)] });
const ca = makeCertificate('CA', { issuer: root, extensions: [authority(), usage(5, 6), statusAccess] });
const signer = makeCertificate('Signer', { issuer: ca, extensions: [usage(0, 1), statusAccess] });
const makeResponder = (input: MadeCertificate = {}) =>
  makeCertificate('Responder', {
    issuer: ca,
    extensions: [usage(0), purposes(false, OCSP_SIGNING), NO_CHECK],
    ...input,
  });

/** An OCSP response about a certificate, by whoever signs. */
function answer(
  of: MadeIdentity,
  issuer: MadeIdentity,
  responder: MadeIdentity,
  input: { at?: Date; revokedAt?: Date; notAfter?: Date } = {},
) {
  const { at = AT, revokedAt, notAfter } = input;
  const entry = {
    ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
    ...(notAfter && { notAfter: notAfter.toISOString() }),
  } as RegisteredCertificate;
  const register = { find: () => entry } as unknown as CertificateRegister;
  const authorities = [{ name: 'root' as const, certificate: issuer.certificate, responder }];
  return answerOcspRequest(authorities, { register, now: at }, buildOcspRequest(of.certificate, issuer.certificate));
}

const serialOf = ({ certificate }: MadeIdentity) => readChildren(readChildren(readWhole(certificate))[0]!)[1]!.raw;
const goodRoot = () => answer(ca, root, root);

type Answers = (Uint8Array | Promise<Uint8Array>)[];

type Question = {
  ocsps?: Answers;
  crls?: Uint8Array[];
  authorityOcsps?: Answers;
  of?: MadeIdentity;
  at?: Date;
  now?: Date;
};

async function judge(input: Question) {
  const { ocsps = [], crls = [], authorityOcsps = [goodRoot()], of = signer, at = AT, now = at } = input;
  const pool = new CertificatePool([{ certificate: root.certificate, source: 'operator', name: 'root.pem' }]);
  pool.add(ca.certificate, 0);
  const material = new StatusMaterial();
  for (const der of await Promise.all([...ocsps, ...authorityOcsps])) material.addOcsp(der, 'dss', 1);
  for (const der of crls) material.addCrl(der, 'dss', 1);
  const context = { pool, status: { material, now, asked: new Set<string>() } };
  const { statuses, faults, findings } = await judgeCertificate(pool.add(of.certificate, 0)!, at, context);
  return {
    status: statuses[0]?.status,
    faults: faults.map(({ code }) => code),
    notes: findings.map(({ code }) => code),
  };
}

const GOOD = { status: 'good', faults: [] };
const MISSING = { status: 'missing', faults: ['status-missing'] };

describe('an OCSP answer', () => {
  it('counts from the issuer itself and from a responder that it has made for this', async () => {
    expect(await judge({ ocsps: [answer(signer, ca, ca)] })).toMatchObject(GOOD);
    expect(await judge({ ocsps: [answer(signer, ca, makeResponder())] })).toMatchObject({ ...GOOD, notes: [] });
  });

  it.each<[string, () => MadeIdentity]>([
    ['was made for something else', () => makeResponder({ extensions: [usage(0)] })],
    ['was made for servers', () => makeResponder({ extensions: [purposes(false, '1.3.6.1.5.5.7.3.1')] })],
    ['comes from another authority', () => makeResponder({ issuer: root })],
    ['signed itself', () => makeCertificate('Responder', { extensions: [purposes(false, OCSP_SIGNING)] })],
    ['bears the name of the issuer, with another key', () => makeCertificate('CA', { issuer: root })],
    ['had expired when it answered', () => makeResponder({ notAfter: EARLIER })],
    ['was not valid yet', () => makeResponder({ notBefore: new Date('2026-06-02T00:00:00Z') })],
    ['is the signer', () => signer],
  ])('does not count when the responder %s', async (_, responder) => {
    expect(await judge({ ocsps: [answer(signer, ca, responder())] })).toMatchObject(MISSING);
  });

  it('of a responder without no-check counts with a note, and not when the responder was revoked before', async () => {
    const responder = makeResponder({ extensions: [usage(0), purposes(false, OCSP_SIGNING)] });
    const ocsps = [answer(signer, ca, responder)];
    expect(await judge({ ocsps })).toMatchObject({ ...GOOD, notes: ['responder-unchecked'] });
    const clean = makeCrl(ca, { at: AT, extensions: [] });
    expect(await judge({ ocsps, crls: [clean] })).toMatchObject({ ...GOOD, notes: [] });
    const revoked = { serial: serialOf(responder), at: EARLIER };
    const list = makeCrl(ca, { at: AT, revoked: [revoked] });
    // What the list says of the signer then counts instead.
    expect(await judge({ ocsps: [answer(signer, ca, responder, { revokedAt: EARLIER })], crls: [list] })).toMatchObject(
      GOOD,
    );
  });

  it('about another certificate, or forged beside a true one, changes nothing', async () => {
    const other = makeCertificate('Other', { issuer: ca });
    expect(await judge({ ocsps: [answer(other, ca, ca)] })).toMatchObject(MISSING);
    const impostor = makeCertificate('CA', { issuer: root, extensions: [authority()] });
    const forged = answer(signer, ca, impostor, { revokedAt: EARLIER });
    expect(await judge({ ocsps: [forged, answer(signer, ca, ca)] })).toMatchObject(GOOD);
  });

  it('that says revoked wins over an older good one, and the newest word counts', async () => {
    const [old, revoked] = [answer(signer, ca, ca, { at: EARLIER }), answer(signer, ca, ca, { revokedAt: EARLIER })];
    for (const ocsps of [
      [old, revoked],
      [revoked, old],
    ]) {
      expect(await judge({ ocsps })).toMatchObject({ status: 'revoked', faults: ['certificate-revoked'] });
    }
  });

  it('that is too old, or from the future, does not count', async () => {
    expect(await judge({ ocsps: [answer(signer, ca, ca, { at: EARLIER })] })).toMatchObject({ status: 'stale' });
    const tomorrow = new Date(AT.getTime() + 86_400_000);
    expect(await judge({ ocsps: [answer(signer, ca, ca, { at: tomorrow })] })).toMatchObject(MISSING);
  });

  it('from after the end of a certificate counts only where the responder remembers expired ones', async () => {
    const brief = makeCertificate('Brief', { issuer: ca, extensions: [usage(0, 1), statusAccess], notAfter: EARLIER });
    const before = new Date('2026-04-01T00:00:00Z');
    const ask = async (input: { notAfter?: Date }) => {
      const ocsps = [answer(brief, ca, ca, input)];
      return (await judge({ ocsps, of: brief, at: before, now: AT })).status;
    };
    expect(await ask({})).toBe('missing');
    expect(await ask({ notAfter: EARLIER })).toBe('good');
  });

  it('that tells the same thousands of times is not taken in', async () => {
    const [, wrapper] = readChildren(readWhole(await answer(signer, ca, ca)));
    const [type, octets] = readChildren(readWhole(wrapper!.content));
    const [data, ...rest] = readChildren(readWhole(octets!.content));
    const repeat = (count: number) => {
      const fields = readChildren(data!).map((node) => {
        const single = node.tag === 0x30 && readChildren(node)[0];
        return single ? encodeSequence(...Array.from({ length: count }, () => single.raw)) : node.raw;
      });
      const basic = encodeSequence(encodeSequence(...fields), ...rest.map(({ raw }) => raw));
      return encodeSequence(encodeEnumerated(0), encodeDer(0xa0, encodeSequence(type!.raw, encodeOctets(basic))));
    };
    const material = new StatusMaterial();
    expect(material.addOcsp(repeat(3), 'dss', 1)).toBe(true);
    expect(material.addOcsp(repeat(5000), 'dss', 2)).toBe(false);
  });

  it('that revokes the authority breaks the path', async () => {
    const authorityOcsps = [answer(ca, root, root, { revokedAt: EARLIER })];
    const judged = await judge({ ocsps: [answer(signer, ca, ca)], authorityOcsps });
    expect(judged.faults).toEqual(['authority-revoked']);
  });
});

describe('a list of revoked certificates', () => {
  const point = (...parts: Uint8Array[]) =>
    ['2.5.29.28', encodeSequence(...parts), true] as [string, Uint8Array, boolean];
  const flag = (tag: number) => point(encodeDer(tag, Uint8Array.of(0xff)));
  const revoked = [{ serial: serialOf(signer), at: EARLIER }];

  it('of the issuer counts, for what it lists and for what it does not list', async () => {
    expect(await judge({ crls: [makeCrl(ca, { at: AT })] })).toMatchObject(GOOD);
    expect(await judge({ crls: [makeCrl(ca, { at: AT, revoked })] })).toMatchObject({ status: 'revoked' });
    expect(await judge({ crls: [makeCrl(ca, { at: AT, extensions: [flag(0x81)] })] })).toMatchObject(GOOD);
  });

  it('from after the end of a certificate counts only where it lists expired ones', async () => {
    const brief = makeCertificate('Brief', { issuer: ca, extensions: [usage(0, 1), statusAccess], notAfter: EARLIER });
    const before = new Date('2026-04-01T00:00:00Z');
    const ask = async (since?: Date) => {
      const extensions: [string, Uint8Array][] = since ? [['2.5.29.60', encodeTime(since)]] : [];
      return (await judge({ crls: [makeCrl(ca, { at: AT, extensions })], of: brief, at: before, now: AT })).status;
    };
    expect(await ask()).toBe('missing');
    expect(await ask(AT)).toBe('missing');
    expect(await ask(before)).toBe('good');
  });

  it.each<[string, () => Uint8Array]>([
    ['is of another issuer', () => makeCrl(root, { at: AT, revoked })],
    [
      'bears the name of the issuer and is signed by another key',
      () => makeCrl({ ...root, name: ca.name }, { at: AT }),
    ],
    ['says only what has changed', () => makeCrl(ca, { at: AT, extensions: [['2.5.29.27', encodeInteger(1), true]] })],
    ['covers other issuers', () => makeCrl(ca, { at: AT, extensions: [flag(0x84)] })],
    ['covers authorities only', () => makeCrl(ca, { at: AT, extensions: [flag(0x82)] })],
    ['covers attribute certificates only', () => makeCrl(ca, { at: AT, extensions: [flag(0x85)] })],
    [
      'covers some reasons only',
      () => makeCrl(ca, { at: AT, extensions: [point(encodeDer(0x83, Uint8Array.of(1, 2)))] }),
    ],
    [
      'has a critical extension of an unknown kind',
      () => makeCrl(ca, { at: AT, extensions: [['1.2.3', encodeBoolean(true), true]] }),
    ],
    ['is cut short', () => makeCrl(ca, { at: AT }).slice(0, -9)],
  ])('does not count when it %s', async (_, list) => {
    expect(await judge({ crls: [list()] })).toMatchObject(MISSING);
  });

  it('does not count from an authority whose key may not sign lists', async () => {
    const mute = makeCertificate('Mute', { issuer: root, extensions: [authority(), usage(5)] });
    const leaf = makeCertificate('Signer', {
      issuer: mute,
      extensions: [usage(0), statusAccess],
      notBefore: MADE_FROM,
    });
    const pool = new CertificatePool([{ certificate: mute.certificate, source: 'operator', name: 'mute.pem' }]);
    const material = new StatusMaterial();
    material.addCrl(makeCrl(mute, { at: AT }), 'dss', 1);
    const context = { pool, status: { material, now: AT, asked: new Set<string>() } };
    const { statuses } = await judgeCertificate(pool.add(leaf.certificate, 0)!, AT, context);
    expect(statuses).toMatchObject([{ status: 'missing' }]);
  });
});
