import { generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';

import { chooseMessageAlgorithm, signInMemory } from '../pki/algorithms.ts';
import type { SignatureAlgorithm } from '../pki/signature-algorithm.ts';
import type { CertificateRegister, RegisteredCertificate } from '../trust-centre/certificate-register.ts';
import {
  issueCertificate,
  OWN_OIDS,
  readSerialNumber,
  type CertificateProfile,
  type Issuer,
} from '../pki/issue-certificate.ts';
import { answerOcspRequest, buildOcspRequest } from '../trust-centre/ocsp-responder.ts';
import { buildTimestampRequest, readTimestampResponse } from '../pki/timestamp-token.ts';
import { answerTimestampRequest } from '../trust-centre/timestamp-authority.ts';
import type { TrustService } from '../trust/trust-service.ts';

/** The kinds of keys that may sign. */
export type KeyKind = 'P-256' | 'P-384' | 'RSA-3072' | 'RSA-3072 PSS';

type Identity = { key: KeyObject; chain: [Uint8Array, ...Uint8Array[]] };

/** A trust service that lives in memory and signs with a long-lived key of one kind on the raw lane. */
export type KeyedTrust = {
  trust: TrustService;
  root: Uint8Array;
  signer: Identity;
  /** Takes the signer's certificate out of the register, so that its status is unknown. */
  forget(): void;
};

function makeKeys(kind: KeyKind) {
  if (kind.startsWith('RSA')) return generateKeyPairSync('rsa', { modulusLength: 3072 });
  return generateKeyPairSync('ec', { namedCurve: kind });
}

function makeRegister(entries: Map<string, RegisteredCertificate>): CertificateRegister {
  return {
    find: (_, serial) => entries.get(serial),
    findBySerial: (serial) => entries.get(serial),
    isRevoked: () => false,
    listRevoked: () => [],
    newestTime: () => undefined,
    put: (entry) => void entries.set(entry.serial, entry),
    add: async (entry) => void entries.set(entry.serial, entry),
  };
}

/** Makes root, authority, status responder, timestamp authority (P-256) and a signer; no folder, no passphrase. */
export async function makeKeyedTrust(
  kind: KeyKind,
  clock: () => Date = () => new Date(),
  authorityKind: KeyKind = 'P-256',
): Promise<KeyedTrust> {
  const entries = new Map<string, RegisteredCertificate>();
  const register = makeRegister(entries);
  const issue = async (profile: CertificateProfile, keyKind: KeyKind, issuer?: Issuer) => {
    const { publicKey, privateKey } = makeKeys(keyKind);
    const common = {
      profile,
      commonName: `Keyed ${profile}`,
      publicKey,
      baseUrl: 'http://127.0.0.1:9',
      notBefore: clock(),
    };
    const certificate = issueCertificate({ ...common, ...(issuer ? { issuer } : { selfKey: privateKey }) });
    const notAfter = new X509Certificate(certificate).validToDate.toISOString();
    await register.put({ serial: readSerialNumber(certificate), issuer: issuer?.name ?? 'root', profile, notAfter });
    return { certificate, key: privateKey };
  };
  const root: Issuer = { ...(await issue('root', authorityKind)), name: 'root' };
  const authority: Issuer = { ...(await issue('issuing-ca', authorityKind, root)), name: 'issuing-ca' };
  const authorities = [
    { name: root.name, certificate: root.certificate, responder: await issue('root-ocsp', 'P-256', root) },
    { name: authority.name, certificate: authority.certificate, responder: await issue('ocsp', 'P-256', authority) },
  ];
  const makeIdentity = async (profile: CertificateProfile, keyKind: KeyKind): Promise<Identity> => {
    const { certificate, key } = await issue(profile, keyKind, authority);
    return { key, chain: [certificate, authority.certificate, root.certificate] };
  };
  const signer = await makeIdentity('seal', kind);
  const stamper = { ...(await makeIdentity('tsa', 'P-256')), policy: OWN_OIDS.timestampPolicy, clock };
  const algorithm: SignatureAlgorithm = kind === 'RSA-3072 PSS' ? 'PS256' : chooseMessageAlgorithm(signer.key);
  const trust: TrustService = {
    info: () => Promise.resolve({ lanes: ['raw'], qualities: ['SES'], maxDigestsPerAuth: 100 }),
    credential: () => Promise.resolve({ id: kind, chain: signer.chain, algorithm }),
    authorize: () => Promise.resolve({ kind: 'done', authorization: { id: kind } }),
    proceed: () => Promise.reject(new RangeError('there are no steps')),
    sign: (_, items) =>
      Promise.resolve(
        items.map((item) => ({ kind: 'raw', signature: signInMemory(algorithm, signer.key, item.signedAttributes!) })),
      ),
    async timestamp(imprint) {
      const { request } = buildTimestampRequest(imprint);
      return readTimestampResponse(
        await answerTimestampRequest({ ...stamper, findClockFault: () => undefined }, request),
      );
    },
    async status(certificate, issuer) {
      const request = buildOcspRequest(certificate, issuer);
      return { ocsp: await answerOcspRequest(authorities, { register, now: clock() }, request) };
    },
    anchors: () => Promise.resolve([root.certificate]),
  };
  return {
    trust,
    root: root.certificate,
    signer,
    forget: () => void entries.delete(readSerialNumber(signer.chain[0])),
  };
}
