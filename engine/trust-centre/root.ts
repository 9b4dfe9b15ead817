import { generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';

import { buildCrl } from './build-crl.ts';
import type { CentreFiles } from './centre-files.ts';
import type { CertificateRegister, RevocationReason } from './certificate-register.ts';
import { issueCertificate, readSerialNumber, type CertificateProfile, type Issuer } from '../pki/issue-certificate.ts';
import { listAuthorities, readOwnKey, readRoot } from './authorities.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** What the root's key is needed for; the server never opens it. Times are the clock's. */
export type RootOffice = {
  files: CentreFiles;
  envelopeKey: Uint8Array;
  register: CertificateRegister;
  baseUrl: string;
  clock: () => Date;
};

/** What an operator does whose root has ended. */
export const rootEnded =
  'The root has ended: keep the folder trust/ elsewhere as an archive, then run "npm run trust -- create".';

/** Opens the root with its key; throws TrustCentreError when the operator keeps the key elsewhere. */
export function openRoot({ files, envelopeKey }: RootOffice): Issuer {
  if (!files.hasKey('root')) {
    const message = "This needs the root's key: put keys/root.json back for the time of this command.";
    throw new TrustCentreError('root_key_away', message);
  }
  return { name: 'root', certificate: readRoot(files), key: readOwnKey(files, envelopeKey, 'root').key };
}

/** Issues a certificate in the root's name, with a fresh key, and registers it. */
async function issueByRoot(office: RootOffice, root: Issuer, profile: CertificateProfile, commonName: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { baseUrl, clock, register } = office;
  const notBefore = clock();
  const certificate = issueCertificate({ profile, commonName, publicKey, issuer: root, baseUrl, notBefore });
  await register.put({
    serial: readSerialNumber(certificate),
    issuer: 'root',
    profile,
    issuedAt: notBefore.toISOString(),
    notAfter: new X509Certificate(certificate).validToDate.toISOString(),
  });
  const chain: [Uint8Array, Uint8Array] = [certificate, root.certificate];
  return { key: privateKey, chain };
}

type Made = { key: KeyObject; chain: [Uint8Array, Uint8Array] };

/** The responder's certificate is in the file of its key, so that both are replaced as one. */
async function store({ files, envelopeKey }: RootOffice, name: string, made: Made): Promise<void> {
  // The certificate first: a key makes an authority known.
  await files.writeCertificate(name, made.chain[0]);
  await files.writeKey(envelopeKey, name, made);
}

/**
 * Signs the root's revocation list, valid until the root itself ends: the root's key rests, so the list is made at
 * set-up, and anew whenever the operator renews or revokes an authority. The root's responder says the same in time.
 */
async function publishRootList({ files, register, clock }: RootOffice, root: Issuer): Promise<void> {
  const number = await files.claimListNumber('root');
  const nextUpdate = new X509Certificate(root.certificate).validToDate;
  const revoked = register.listRevoked('root');
  await files.writeList('root', await buildCrl(root, { revoked, number, thisUpdate: clock(), nextUpdate }));
}

/**
 * Gives the centre a new issuing authority and the root a new responder; both live ten years, or until the root ends.
 * Authorities from before stay: they answer for what they have issued. Answers with the authority's name.
 */
export async function renewAuthority(office: RootOffice): Promise<string> {
  const { files } = office;
  const root = openRoot(office);
  const remaining = new X509Certificate(root.certificate).validToDate.getTime() - office.clock().getTime();
  if (remaining <= 0) {
    throw new TrustCentreError('authority_ended', rootEnded);
  }
  const isFirst = !files.hasKey('issuing-ca');
  const name = isFirst ? 'issuing-ca' : `issuing-ca-${listAuthorities(files).length + 1}`;
  const number = isFirst ? '' : ` ${listAuthorities(files).length + 1}`;
  // The responder first: an authority that nobody answers for would be useless.
  await store(office, 'root-ocsp', await issueByRoot(office, root, 'root-ocsp', 'Sigillum Local Root Status'));
  await store(office, name, await issueByRoot(office, root, 'issuing-ca', `Sigillum Local Issuing Authority${number}`));
  await publishRootList(office, root);
  return name;
}

/** Revokes a certificate that the root has issued, and publishes that in its list. */
export async function revokeByRoot(office: RootOffice, serial: string, reason: RevocationReason): Promise<void> {
  const root = openRoot(office);
  const entry = await office.register.find('root', serial);
  if (!entry) throw new RangeError('the root has issued no certificate with this serial number');
  await office.register.put({ ...entry, revokedAt: office.clock().toISOString(), reason });
  await publishRootList(office, root);
}
