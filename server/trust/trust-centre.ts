import { generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';

import { buildCrl } from './build-crl.ts';
import { openCentreFolder } from './centre-folder.ts';
import { openCertificateRegister, type RevocationReason } from './certificate-register.ts';
import type { TrustCentreOptions } from './create-trust-centre.ts';
import {
  issueCertificate,
  LIFETIMES,
  OWN_OIDS,
  readSerialNumber,
  type CertificateProfile,
  type Issuer,
} from './issue-certificate.ts';
import { deriveEnvelopeKey } from './key-envelope.ts';
import { answerOcspRequest, type OcspAuthority } from './ocsp-responder.ts';
import { answerTimestampRequest } from './timestamp-authority.ts';

/** A key with its chain: own certificate first, root last; DER. */
export type Identity = { key: KeyObject; chain: [Uint8Array, ...Uint8Array[]] };

/** The embedded trust centre: everything the HTTP layer mounts and the local adapter of the trust port needs. */
export type TrustCentre = {
  /** DER root certificate, to be installed by whoever wants to see green ticks. */
  root: Uint8Array;
  /** The seal that stands for the platform in SES signatures. */
  seal: Identity;
  clock: () => Date;
  /** Issues a certificate for one signing, valid for ten minutes, and the key that goes with it. */
  issuePersonCertificate(person: { name: string; email?: string }): Promise<Identity>;
  /** Marks a certificate of the issuing authority revoked from now on; serial in hexadecimal. */
  revoke(serial: string, reason: RevocationReason): void;
  /** DER OCSPRequest in, DER OCSPResponse out (POST /trust/ocsp, GET /trust/ocsp/<base64>). */
  answerOcsp(request: Uint8Array): Uint8Array<ArrayBuffer>;
  /** DER TimeStampReq in, DER TimeStampResp out (POST /trust/tsa). */
  answerTimestamp(request: Uint8Array): Uint8Array<ArrayBuffer>;
  /** The list under /trust/crl/<name>.crl; undefined for a name that publishes none. */
  currentCrl(name: string): Promise<Uint8Array | undefined>;
  /** The DER certificate under /trust/certificates/<name>.cer; undefined for any other name. */
  findCertificate(name: string): Uint8Array | undefined;
};

const CRL_LIFETIME = 24 * 3_600_000;
const PUBLISHED = ['root', 'issuing-ca'] as const;
/** A service certificate is renewed when less than this part of its life is left. */
const RENEWAL_SHARE = 0.1;

const SERVICES = {
  seal: 'Sigillum Platform Seal',
  tsa: 'Sigillum Local Timestamps',
  ocsp: 'Sigillum Local Status',
} as const satisfies Partial<Record<CertificateProfile, string>>;
type Service = keyof typeof SERVICES;

/**
 * Opens a trust centre; service certificates that are missing, near their end or made for another public address are
 * renewed with a fresh key. Throws EnvelopeError for a wrong passphrase.
 */
export async function openTrustCentre({
  folder,
  passphrase,
  baseUrl,
  clock,
}: TrustCentreOptions): Promise<TrustCentre> {
  const files = openCentreFolder(folder);
  const envelopeKey = await deriveEnvelopeKey(passphrase, files.readParameters());
  const register = openCertificateRegister(files.registerPath);
  const readNamed = (name: string) => {
    const certificate = files.readCertificate(name);
    if (!certificate) throw new Error(`the trust centre in ${folder} lacks the certificate "${name}"`);
    return certificate;
  };
  const root = readNamed('root');
  const authority: Issuer = {
    name: 'issuing-ca',
    certificate: readNamed('issuing-ca'),
    key: files.readKey(envelopeKey, 'issuing-ca'),
  };
  const asIdentity = (certificate: Uint8Array, key: KeyObject): Identity => ({
    key,
    chain: [certificate, authority.certificate, root],
  });

  const issue = async (profile: CertificateProfile, commonName: string, emailAddress?: string) => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const notBefore = clock();
    const request = { profile, commonName, publicKey, issuer: authority, baseUrl, notBefore };
    const certificate = await issueCertificate(emailAddress ? { ...request, emailAddress } : request);
    const notAfter = new X509Certificate(certificate).validToDate.toISOString();
    register.put({ serial: readSerialNumber(certificate), issuer: 'issuing-ca', profile, notAfter });
    return asIdentity(certificate, privateKey);
  };
  const openService = async (name: Service) => {
    const certificate = files.readCertificate(name);
    if (certificate && isUsable(certificate, name)) return asIdentity(certificate, files.readKey(envelopeKey, name));
    const renewed = await issue(name, SERVICES[name]);
    // The key first: a certificate without its key would stop the next opening.
    files.writeKey(envelopeKey, name, renewed.key);
    files.writeCertificate(name, renewed.chain[0]);
    return renewed;
  };
  function isUsable(certificate: Uint8Array, name: Service): boolean {
    const { validToDate, infoAccess } = new X509Certificate(certificate);
    const isFresh = validToDate.getTime() - clock().getTime() > LIFETIMES[name] * RENEWAL_SHARE;
    return isFresh && (infoAccess ?? '').includes(`URI:${baseUrl}/trust/ocsp`);
  }

  const seal = await openService('seal');
  const tsa = await openService('tsa');
  const ocsp = await openService('ocsp');
  const rootResponder = { certificate: readNamed('root-ocsp'), key: files.readKey(envelopeKey, 'root-ocsp') };
  const authorities: OcspAuthority[] = [
    {
      name: 'issuing-ca',
      certificate: authority.certificate,
      responder: { certificate: ocsp.chain[0], key: ocsp.key },
    },
    { name: 'root', certificate: root, responder: rootResponder },
  ];
  let crl: { der: Promise<Uint8Array>; renewAt: number } | undefined;

  return {
    root,
    seal,
    clock,
    issuePersonCertificate: ({ name, email }) => issue('person', name, email),
    revoke(serial, reason) {
      const entry = register.find('issuing-ca', serial.toLowerCase());
      if (!entry) throw new RangeError('no certificate with this serial number was issued here');
      register.put({ ...entry, revokedAt: clock().toISOString(), reason });
      crl = undefined;
    },
    answerOcsp: (request) => answerOcspRequest(authorities, { register, now: clock() }, request),
    answerTimestamp: (request) =>
      answerTimestampRequest({ chain: tsa.chain, key: tsa.key, policy: OWN_OIDS.timestampPolicy, clock }, request),
    async currentCrl(name) {
      if (name !== authority.name) return undefined;
      const thisUpdate = clock();
      if (!crl || thisUpdate.getTime() >= crl.renewAt) {
        const number = files.readCrlNumber() + 1;
        files.writeCrlNumber(number);
        const nextUpdate = new Date(thisUpdate.getTime() + CRL_LIFETIME);
        const revoked = register.listRevoked(authority.name);
        crl = {
          der: buildCrl(authority, { revoked, number, thisUpdate, nextUpdate }),
          renewAt: thisUpdate.getTime() + CRL_LIFETIME / 2,
        };
      }
      return await crl.der;
    },
    findCertificate: (name) => (PUBLISHED.some((published) => published === name) ? readNamed(name) : undefined),
  };
}
