import { generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';

import { buildCrl } from '../trust-centre/build-crl.ts';
import type { RegisteredCertificate } from '../trust-centre/certificate-register.ts';
import { issueCertificate, readSerialNumber, type CertificateProfile, type Issuer } from '../pki/issue-certificate.ts';
import { answerOcspRequest, type OcspAuthority } from '../trust-centre/ocsp-responder.ts';
import { answerTimestampRequest } from '../trust-centre/timestamp-authority.ts';
import { serveLocally, type LocalAnswer, type LocalServer } from './local-server.ts';

export type TestKeyKind = 'P-256' | 'P-384' | 'RSA';
export type TestIdentity = { key: KeyObject; chain: [Uint8Array, ...Uint8Array[]] };

/** A small certificate authority of its own for services that are not ours: root, issuing authority, status, lists. */
export type TestAuthority = {
  /** DER. */
  root: Uint8Array;
  issuingCa: Uint8Array;
  clock: () => Date;
  /** Serves /trust/ocsp, /trust/crl/issuing-ca.crl and /trust/certificates/, which the certificates name. */
  server: LocalServer;
  /** Replaces what the server answers under paths that begin so; undefined takes the fault away. */
  setFault(path: string, answer: LocalAnswer | undefined): void;
  issue(
    profile: CertificateProfile,
    options?: { name?: string; key?: TestKeyKind; notBefore?: Date },
  ): Promise<TestIdentity>;
  revoke(certificate: Uint8Array): void;
  /** What OCSP and list say of everything that was issued, from now on; `revoked` means since the founding. Undefined: the truth. */
  setStatus(status: StatusFault | undefined): void;
  /** Answers a timestamp request as one who holds the identity; the policy is stated. */
  stamp(request: Uint8Array, identity: TestIdentity, policy: string): Promise<Uint8Array<ArrayBuffer>>;
  answerOcsp(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  buildList(): Promise<Uint8Array>;
};

/** `unknown`: to OCSP, and there is no list. `stale`: ten days old. */
export type StatusFault = 'revoked' | 'unknown' | 'stale' | 'garbage';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function makeKeys(kind: TestKeyKind = 'P-256') {
  return kind === 'RSA'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: kind });
}

/** Founds the authority and its little web server. */
export async function foundAuthority(clock: () => Date = () => new Date()): Promise<TestAuthority> {
  const faults = new Map<string, LocalAnswer>();
  const register = new Map<string, RegisteredCertificate>();
  let status: StatusFault | undefined;
  const server = await serveLocally(async ({ url, body }): Promise<LocalAnswer> => {
    const fault = [...faults].find(([path]) => url.pathname.startsWith(path))?.[1];
    if (fault) return fault;
    const isStatus = url.pathname === '/trust/ocsp' || url.pathname.startsWith('/trust/crl/');
    if (isStatus && status === 'garbage') return { body: Buffer.from('<html>welcome to the captive portal</html>') };
    if (url.pathname.startsWith('/trust/crl/') && status === 'unknown') return { status: 404 };
    if (url.pathname === '/trust/ocsp') return { body: await authority.answerOcsp(body) };
    if (url.pathname === '/trust/crl/issuing-ca.crl') return { body: await authority.buildList() };
    if (url.pathname === '/trust/certificates/issuing-ca.cer') return { body: authority.issuingCa };
    return { status: 404 };
  });
  const founded = new Date(clock().getTime() - 30 * DAY);
  const rootKeys = makeKeys();
  const root = issueCertificate({
    profile: 'root',
    commonName: 'Foreign Root',
    publicKey: rootKeys.publicKey,
    selfKey: rootKeys.privateKey,
    baseUrl: server.url,
    notBefore: founded,
  });
  const rootIssuer: Issuer = { certificate: root, key: rootKeys.privateKey, name: 'root' };
  const caKeys = makeKeys();
  const issuingCa = issueCertificate({
    profile: 'issuing-ca',
    commonName: 'Foreign Issuing Authority',
    publicKey: caKeys.publicKey,
    issuer: rootIssuer,
    baseUrl: server.url,
    notBefore: founded,
  });
  const issuer: Issuer = { certificate: issuingCa, key: caKeys.privateKey, name: 'issuing-ca' };
  const responder = await issueResponder('ocsp', issuer);
  const rootResponder = await issueResponder('root-ocsp', rootIssuer);
  register.set(`root/${readSerialNumber(issuingCa)}`, {
    serial: readSerialNumber(issuingCa),
    issuer: 'root',
    profile: 'issuing-ca',
    notAfter: new Date(clock().getTime() + 365 * DAY).toISOString(),
  });

  async function issueResponder(profile: 'ocsp' | 'root-ocsp', by: Issuer) {
    const keys = makeKeys();
    const certificate = issueCertificate({
      profile,
      commonName: `Foreign Status (${by.name})`,
      publicKey: keys.publicKey,
      issuer: by,
      baseUrl: server.url,
      notBefore: founded,
    });
    return { certificate, key: keys.privateKey };
  }

  /** What is told of an entry; the issuing authority itself stays good. */
  function judge(entry: RegisteredCertificate | undefined): RegisteredCertificate | undefined {
    if (!entry || entry.issuer === 'root') return entry;
    if (status === 'unknown') return undefined;
    return status === 'revoked' ? { ...entry, revokedAt: founded.toISOString(), reason: 'keyCompromise' } : entry;
  }
  const tellNow = () => new Date(clock().getTime() - (status === 'stale' ? 10 * DAY : 0));

  const book = {
    find: (name: string, serial: string) => judge(register.get(`${name}/${serial}`)),
    findBySerial: (serial: string) => [...register.values()].find((entry) => entry.serial === serial),
    isRevoked: () => false,
    listRevoked: () =>
      [...register.values()].flatMap((entry) => judge(entry) ?? []).filter(({ revokedAt }) => revokedAt !== undefined),
    newestTime: () => undefined,
    put: () => undefined,
    add: async () => undefined,
  };
  const authority: TestAuthority = {
    root,
    issuingCa,
    clock,
    server,
    setFault(path, answer) {
      if (answer) faults.set(path, answer);
      else faults.delete(path);
    },
    async issue(profile, { name = 'Foreign Person', key, notBefore = clock() } = {}) {
      const keys = makeKeys(key);
      const certificate = issueCertificate({
        profile,
        commonName: name,
        publicKey: keys.publicKey,
        issuer,
        baseUrl: server.url,
        notBefore,
      });
      const serial = readSerialNumber(certificate);
      const notAfter = new X509Certificate(certificate).validToDate.toISOString();
      register.set(`issuing-ca/${serial}`, { serial, issuer: 'issuing-ca', profile, notAfter });
      return { key: keys.privateKey, chain: [certificate, issuingCa, root] };
    },
    revoke(certificate) {
      const key = `issuing-ca/${readSerialNumber(certificate)}`;
      const entry = register.get(key);
      if (entry) register.set(key, { ...entry, revokedAt: clock().toISOString(), reason: 'keyCompromise' });
    },
    setStatus(next) {
      status = next;
    },
    stamp(request, { chain, key }, policy) {
      const stamper = { chain, key, policy, clock, findClockFault: () => undefined };
      return answerTimestampRequest(stamper, request);
    },
    answerOcsp(request) {
      const authorities: OcspAuthority[] = [
        { name: 'issuing-ca', certificate: issuingCa, responder },
        { name: 'root', certificate: root, responder: rootResponder },
      ];
      return answerOcspRequest(authorities, { register: book, now: tellNow() }, request);
    },
    buildList: () =>
      buildCrl(issuer, {
        revoked: book.listRevoked(),
        number: 1,
        thisUpdate: tellNow(),
        nextUpdate: new Date(tellNow().getTime() + DAY),
      }),
  };
  return authority;
}
