import { X509Certificate } from 'node:crypto';

import type { CentreFiles } from './centre-files.ts';
import type { Issuer, IssuerName } from '../pki/issue-certificate.ts';
import { isTokenAddress } from './encrypt-signing-key.ts';
import { isTokenKey, type SigningKey } from '../pki/signing-key.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** A key with its chain: own certificate first, root last; DER. */
export type Identity = { key: SigningKey; chain: [Uint8Array, ...Uint8Array[]] };

/** An issuing authority with its file name, its chain and its end. */
export type Authority = Issuer & { chain: [Uint8Array, Uint8Array]; notBefore: Date; notAfter: Date };

/** What the centre stands on: nothing of it can be made without the root's key. */
export type Authorities = {
  root: Uint8Array;
  /** Oldest first; the newest one issues, the others only answer for what they have issued. */
  issuing: [Authority, ...Authority[]];
  /** Answers for the issuing authorities in the root's name. */
  rootResponder: Identity;
};

/** Parses a certificate of the folder; throws TrustCentreError when its bytes are no certificate. */
export function parseStored(certificate: Uint8Array, name: string): X509Certificate {
  try {
    return new X509Certificate(certificate);
  } catch (cause) {
    const message = `The certificate "${name}" of the trust centre is damaged: put it back from a backup.`;
    throw new TrustCentreError('certificate_damaged', message, { cause });
  }
}

/** Reads a certificate that the centre cannot make anew; throws TrustCentreError when it is missing. */
function demandCertificate(files: CentreFiles, name: string): Uint8Array {
  const certificate = files.readCertificate(name);
  if (certificate) return certificate;
  const message = `The certificate "${name}" of the trust centre (certificates/${name}.cer) is missing: put it back from a backup.`;
  throw new TrustCentreError('certificate_missing', message);
}

/**
 * Throws TrustCentreError when the certificate is not of this key or not signed by this issuer. A key in a token was
 * proved when it was imported, and is again with every signature.
 */
export function demandMatch(
  name: string,
  certificate: X509Certificate,
  key: SigningKey,
  issuer?: X509Certificate,
): void {
  const isOfKey = isTokenKey(key) || certificate.checkPrivateKey(key);
  if (isOfKey && (!issuer || certificate.verify(issuer.publicKey))) return;
  throw new TrustCentreError(
    'key_of_another_certificate',
    `The key, the certificate and the issuer of "${name}" do not belong together: put the files back from one backup.`,
  );
}

/** Opens a key that must be in the folder itself: those of authorities, for certificates are not signed by a token. */
export function readOwnKey(files: CentreFiles, envelopeKey: Uint8Array, name: string) {
  const { key, chain } = files.readKey(envelopeKey, name);
  if (!isTokenAddress(key)) return { key, chain };
  throw new TrustCentreError('key_damaged', `The key "${name}" cannot be in a token: put its file back from a backup.`);
}

/** Opens an identity that the root has signed; its certificate lies beside its key in folders of older versions. */
function readSignedByRoot(files: CentreFiles, envelopeKey: Uint8Array, name: string, root: Uint8Array) {
  const { key, chain } = readOwnKey(files, envelopeKey, name);
  const certificate = chain?.[0] ?? demandCertificate(files, name);
  demandMatch(name, parseStored(certificate, name), key, parseStored(root, 'root'));
  const pair: Authority['chain'] = [certificate, root];
  return { key, chain: pair };
}

/** The certificate of the root. */
export const readRoot = (files: CentreFiles) => demandCertificate(files, 'root');

/** The names of the issuing authorities there are, oldest first. */
export function listAuthorities(files: CentreFiles): IssuerName[] {
  const later = files.listKeys().flatMap((name) => /^issuing-ca-(\d+)$/.exec(name)?.[1] ?? []);
  const names = later.map(Number).toSorted((a, b) => a - b);
  return ['issuing-ca', ...names.map((number): IssuerName => `issuing-ca-${number}`)];
}

/** Opens root, issuing authorities and the root's responder; the root's key is not among them. Throws TrustCentreError. */
export function readAuthorities(files: CentreFiles, envelopeKey: Uint8Array): Authorities {
  const root = readRoot(files);
  parseStored(root, 'root');
  const [first, ...later] = listAuthorities(files).map((name): Authority => {
    demandCertificate(files, name);
    const { key, chain } = readSignedByRoot(files, envelopeKey, name, root);
    const { validFromDate: notBefore, validToDate: notAfter } = new X509Certificate(chain[0]);
    return { name, key, certificate: chain[0], chain: [chain[0], root], notBefore, notAfter };
  });
  return { root, issuing: [first!, ...later], rootResponder: readSignedByRoot(files, envelopeKey, 'root-ocsp', root) };
}
