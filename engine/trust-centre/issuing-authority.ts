import { generateKeyPairSync } from 'node:crypto';

import { issueCertificate, readSerialNumber, type CertificateProfile } from '../pki/issue-certificate.ts';
import { openCertificate } from '../pki/known-certificate.ts';
import type { Authorities, Authority, Identity } from './authorities.ts';
import type { RevocationReason } from './certificate-register.ts';
import type { CentreStore } from './centre-store.ts';
import { describeHeld, isRenewalDue, profileOf, type HeldIdentity } from './identities.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** What the centre works with: where keys and certificates are kept, the public address, and the time. */
export type CentreOffice = CentreStore & { baseUrl: string; clock: () => Date };

/** Whom a certificate names; an organisation's seal is kept with its account. */
export type Subject = { commonName: string; organisation?: string; emailAddress?: string };

export const isRevoked = ({ register }: CentreOffice, certificate: Uint8Array) =>
  register.isRevoked(readSerialNumber(certificate));

/** The newest authority that is valid now and not revoked; throws TrustCentreError when there is none. */
export function demandIssuing(office: CentreOffice, { issuing }: Authorities): Authority {
  const now = office.clock();
  const authority = issuing.findLast(({ certificate, notBefore, notAfter }) => {
    return notBefore <= now && now < notAfter && !isRevoked(office, certificate);
  });
  if (authority) return authority;
  const { notAfter } = issuing.at(-1)!;
  const message = `No issuing authority of the trust centre is valid (the last one until ${notAfter.toISOString()}): run "npm run trust -- renew-authority".`;
  throw new TrustCentreError('authority_ended', message);
}

/** Issues a certificate in the authority's name, with a fresh key, and registers it. */
export async function issueIdentity(
  { register, baseUrl, clock }: CentreOffice,
  issuer: Authority,
  profile: CertificateProfile,
  subject: Subject,
) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const notBefore = clock();
  const certificate = issueCertificate({ profile, ...subject, publicKey, issuer, baseUrl, notBefore });
  const notAfter = openCertificate(certificate).validToDate.toISOString();
  const serial = readSerialNumber(certificate);
  await register.add({ serial, issuer: issuer.name, profile, issuedAt: notBefore.toISOString(), notAfter });
  const chain: Identity['chain'] = [certificate, ...issuer.chain];
  return { key: privateKey, chain };
}

/** Makes an identity and puts it in the place of the one before, whose certificate stays published. */
export async function renewIdentity(
  office: CentreOffice,
  issuer: Authority,
  name: string,
  { account, ...subject }: Subject & { account?: string },
): Promise<HeldIdentity> {
  const identity = await issueIdentity(office, issuer, profileOf(name), subject);
  const { organisation } = subject;
  const facts = { ...(account !== undefined && { account }), ...(organisation !== undefined && { organisation }) };
  const renewed = describeHeld(name, identity, facts);
  await office.files.writeKey(office.envelopeKey, name, { ...identity, ...facts });
  await office.files.writeCertificate(name, identity.chain[0]);
  await office.files.writeCertificate(renewed.serial, identity.chain[0]);
  return renewed;
}

/** Whether an identity needs a fresh certificate of this authority: revoked, near its end, or for another address. */
export function isDue(office: CentreOffice, authority: Authority, identity: HeldIdentity): boolean {
  const [own, issuer] = identity.chain;
  // A revoked authority takes along what it has issued, but for the responder that says so.
  const isAuthorityRevoked = profileOf(identity.name) !== 'ocsp' && issuer && isRevoked(office, issuer);
  if (isRevoked(office, own) || isAuthorityRevoked) return true;
  return isRenewalDue(identity, { authority, baseUrl: office.baseUrl, now: office.clock() });
}

/** Marks what an issuing authority has issued revoked from now on; serial in hexadecimal. */
export async function revokeIssued(
  { register, clock }: CentreOffice,
  serial: string,
  reason: RevocationReason,
): Promise<void> {
  const entry = await register.findBySerial(serial.toLowerCase().replace(/^0+(?=.)/, ''));
  if (!entry || entry.issuer === 'root') throw new RangeError('no certificate with this serial number was issued here');
  await register.put({ ...entry, revokedAt: clock().toISOString(), reason });
}
