import { describe, expect, it } from 'vitest';

import {
  alternativeNames,
  authority,
  generalName,
  MADE_UNTIL,
  makeCertificate,
  makeName,
  nameConstraints,
  usage,
  type MadeExtension,
  type MadeIdentity,
} from '../../testing/made-certificates.ts';
import { encodeNull } from '../../pki/der.ts';
import { buildPath } from './build-path.ts';
import { CertificatePool } from './certificate-pool.ts';

const AT = new Date('2026-06-01T00:00:00Z');
const CA_USAGE = usage(5, 6);
const [MAIL_ADDRESS, ORGANISATION] = ['1.2.840.113549.1.9.1', '2.5.4.10'];

const root = makeCertificate('Root', { extensions: [authority(), CA_USAGE] });
const signer = (issuer: MadeIdentity, ...extensions: MadeExtension[]) =>
  makeCertificate('Signer', { issuer, extensions: [usage(0, 1), ...extensions] });

function judge(leaf: MadeIdentity, others: MadeIdentity[], anchors = [root], at = AT) {
  const pool = new CertificatePool(
    anchors.map(({ certificate }) => ({ certificate, source: 'operator', name: 'root.pem' })),
  );
  for (const { certificate } of others) pool.add(certificate, 0);
  return buildPath(pool.add(leaf.certificate, 0)!, pool, at);
}

const faultOf = (...given: Parameters<typeof judge>) => judge(...given).fault?.subIndication;

describe('a path to an anchor', () => {
  it('holds through an authority that may sign certificates', () => {
    const ca = makeCertificate('CA', { issuer: root, extensions: [authority(0), CA_USAGE] });
    const { path, anchor, fault } = judge(signer(ca), [ca]);
    expect({ length: path.length, anchor: anchor?.name, fault }).toEqual({ length: 3, anchor: 'root.pem' });
  });

  it('ends at a signer that is trusted by itself, and tells of its expiry all the same', () => {
    const own = makeCertificate('Self', { extensions: [usage(0, 1)] });
    expect(judge(own, [], [own])).toMatchObject({ path: [{}], anchor: { name: 'root.pem' }, fault: undefined });
    const later = new Date(MADE_UNTIL.getTime() + 1);
    expect(faultOf(own, [], [own], later)).toBe('OUT_OF_BOUNDS_NO_POE');
    expect(faultOf(own, [])).toBe('NO_CERTIFICATE_CHAIN_FOUND');
  });

  it.each<[string, MadeExtension[]]>([
    ['is no authority', [CA_USAGE]],
    ['says that it is none', [['2.5.29.19', Uint8Array.of(0x30, 0), true], CA_USAGE]],
    ['may sign lists only', [authority(), usage(6)]],
  ])('does not lead through a certificate that %s', (_, extensions) => {
    const ca = makeCertificate('CA', { issuer: root, extensions });
    expect(faultOf(signer(ca), [ca])).toBe('CHAIN_CONSTRAINTS_FAILURE');
  });

  it('is as long as each authority of it permits, the anchor included', () => {
    const tight = makeCertificate('Tight', { extensions: [authority(0), CA_USAGE] });
    const ca = makeCertificate('CA', { issuer: tight, extensions: [authority(), CA_USAGE] });
    expect(faultOf(signer(ca), [ca], [tight])).toBe('CHAIN_CONSTRAINTS_FAILURE');
    expect(faultOf(signer(tight), [], [tight])).toBeUndefined();
    // The same authority with a new key does not count (RFC 5280 section 4.2.1.9).
    const renewed = makeCertificate('Tight', { issuer: tight, extensions: [authority(0), CA_USAGE] });
    expect(faultOf(signer(renewed), [renewed], [tight])).toBeUndefined();
  });

  it('breaks at a critical extension that is not understood, and passes one that is not critical', () => {
    const strange = (isCritical: boolean): MadeExtension => ['1.2.3.4.5', encodeNull(), isCritical];
    expect(faultOf(signer(root, strange(true)), [])).toBe('CHAIN_CONSTRAINTS_FAILURE');
    expect(faultOf(signer(root, strange(false)), [])).toBeUndefined();
    const ca = makeCertificate('CA', { issuer: root, extensions: [authority(), CA_USAGE, strange(true)] });
    expect(faultOf(signer(ca), [ca])).toBe('CHAIN_CONSTRAINTS_FAILURE');
  });

  it('goes round an authority that has expired when another certificate of it holds', () => {
    const ca = makeCertificate('CA', {
      issuer: root,
      extensions: [authority(), CA_USAGE],
      notAfter: new Date('2026-03-01T00:00:00Z'),
    });
    const leaf = signer(ca);
    expect(judge(leaf, [ca]).fault).toMatchObject({ code: 'authority-expired' });
    const other = makeCertificate('Other root', { extensions: [authority(), CA_USAGE] });
    const cross = makeCertificate('CA', { of: ca, issuer: other, extensions: [authority(), CA_USAGE] });
    for (const others of [
      [ca, cross],
      [cross, ca],
    ]) {
      expect(judge(leaf, others, [root, other])).toMatchObject({ anchor: { name: 'root.pem' }, fault: undefined });
    }
  });

  it('is found among authorities that certified each other in a circle, and ends where there is none', () => {
    const [a, b] = ['A', 'B'].map((name) => makeCertificate(name, { extensions: [authority(), CA_USAGE] })) as [
      MadeIdentity,
      MadeIdentity,
    ];
    const circle = [
      makeCertificate('A', { of: a, issuer: b, extensions: [authority(), CA_USAGE] }),
      makeCertificate('B', { of: b, issuer: a, extensions: [authority(), CA_USAGE] }),
    ];
    expect(faultOf(signer(a), circle)).toBe('NO_CERTIFICATE_CHAIN_FOUND');
    expect(faultOf(signer(a), circle, [b])).toBeUndefined();
  });

  it('does not lead through an authority of the same name with another key', () => {
    const impostor = makeCertificate('Root', { extensions: [authority(), CA_USAGE] });
    expect(judge(signer(impostor), [impostor])).toMatchObject({
      fault: { subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' },
    });
    // A certificate that only names the authority, signed by nobody it knows.
    expect(judge(signer(impostor), []).fault).toMatchObject({ code: 'no-path', detail: 'no key of CN=Root signed it' });
  });
});

describe('name constraints', () => {
  const within = (rules: Parameters<typeof nameConstraints>[0], leaf: (ca: MadeIdentity) => MadeIdentity) => {
    const ca = makeCertificate('CA', { issuer: root, extensions: [authority(), CA_USAGE, nameConstraints(rules)] });
    return faultOf(leaf(ca), [ca]);
  };
  const named =
    (...names: Uint8Array[]) =>
    (ca: MadeIdentity) =>
      signer(ca, alternativeNames(...names));
  const mailed =
    (...mails: string[]) =>
    (issuer: MadeIdentity) =>
      makeCertificate('Signer', { issuer, attributes: mails.map((mail) => [MAIL_ADDRESS, mail]) });
  const ofOrganisation = (organisation: string) => (issuer: MadeIdentity) =>
    makeCertificate('Signer', { issuer, attributes: [[ORGANISATION, organisation]] });
  const { dns, mail, directory } = generalName;
  const acme = directory(makeName([ORGANISATION, 'Acme']));
  const BROKEN = 'CHAIN_CONSTRAINTS_FAILURE';

  it.each([
    ['a host below', dns('acme.example'), named(dns('www.acme.example')), undefined],
    ['the host itself, in other letters', dns('acme.example'), named(dns('ACME.example')), undefined],
    ['a host that only ends alike', dns('acme.example'), named(dns('notacme.example')), BROKEN],
    ['one of two hosts', dns('acme.example'), named(dns('acme.example'), dns('evil.example')), BROKEN],
    ['a mail address of the host', mail('acme.example'), named(mail('zoe@acme.example')), undefined],
    ['a mail address of a host below', mail('acme.example'), named(mail('zoe@sub.acme.example')), BROKEN],
    ['a mail address of hosts below', mail('.acme.example'), named(mail('zoe@sub.acme.example')), undefined],
    ['a mail address of another', mail('zoe@acme.example'), named(mail('eve@acme.example')), BROKEN],
    ['a mail address in the name', mail('acme.example'), mailed('zoe@acme.example'), undefined],
    ['a foreign one in the name', mail('acme.example'), mailed('eve@evil.example'), BROKEN],
    ['a foreign one in the name behind a good one', mail('acme.example'), mailed('a@acme.example', 'e@x.test'), BROKEN],
    ['a name of the organisation', acme, ofOrganisation('ACME'), undefined],
    ['a name of another organisation', acme, ofOrganisation('Evil'), BROKEN],
    ['names of kinds that nothing limits', dns('acme.example'), named(mail('zoe@evil.example')), undefined],
  ])('that permit something judge %s', (_, permitted, leaf, expected) => {
    expect(within({ permitted: [permitted] }, leaf)).toBe(expected);
  });

  it.each([
    ['a host below', dns('acme.example'), named(dns('www.acme.example')), BROKEN],
    ['another host', dns('acme.example'), named(dns('other.example')), undefined],
    ['a mail address of the host', mail('acme.example'), named(mail('zoe@acme.example')), BROKEN],
    ['a mail address in the name', mail('acme.example'), mailed('a@other.example', 'zoe@acme.example'), BROKEN],
    ['a name of the organisation', acme, ofOrganisation('  acme '), BROKEN],
    ['a name of another organisation', acme, ofOrganisation('Evil'), undefined],
  ])('that exclude something judge %s', (_, excluded, leaf, expected) => {
    expect(within({ excluded: [excluded] }, leaf)).toBe(expected);
  });

  it('of an authority hold for authorities below it too, unless they are its own renewed certificates', () => {
    const ca = makeCertificate('CA', {
      issuer: root,
      extensions: [authority(), CA_USAGE, nameConstraints({ permitted: [acme] })],
    });
    const sub = makeCertificate('Sub', { issuer: ca, extensions: [authority(), CA_USAGE] });
    const leaf = makeCertificate('Signer', { issuer: sub, attributes: [[ORGANISATION, 'Acme']] });
    expect(faultOf(leaf, [ca, sub])).toBe(BROKEN);
    const renewed = makeCertificate('CA', { issuer: ca, extensions: [authority(), CA_USAGE] });
    const good = makeCertificate('Signer', { issuer: renewed, attributes: [[ORGANISATION, 'Acme']] });
    expect(faultOf(good, [ca, renewed])).toBeUndefined();
  });

  it('that cannot be read break the path', () => {
    const odd: MadeExtension = ['2.5.29.30', Uint8Array.of(0x30, 2, 0xa0, 9), true];
    const ca = makeCertificate('CA', { issuer: root, extensions: [authority(), CA_USAGE, odd] });
    expect(faultOf(signer(ca), [ca])).toBe(BROKEN);
  });
});
