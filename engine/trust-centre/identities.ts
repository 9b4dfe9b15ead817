import { createHash } from 'node:crypto';

import type { CentreFiles, StoredKey } from './centre-files.ts';
import {
  LIFETIMES,
  pointsAtTimestampList,
  readSerialNumber,
  type CertificateProfile,
  type IssuerName,
} from '../pki/issue-certificate.ts';
import { makeTokenKey } from './pkcs11/token-key.ts';
import type { TokenRack } from './pkcs11/token-rack.ts';
import { isTokenAddress } from './encrypt-signing-key.ts';
import { demandMatch, parseStored, type Authority, type Identity } from './authorities.ts';
import { TrustCentreError } from './trust-centre-error.ts';

/** An identity that the centre holds for itself or for an organisation, with what its renewal depends on. */
export type HeldIdentity = Identity & {
  name: string;
  /** Lower-case hexadecimal. */
  serial: string;
  notAfter: Date;
  /** The address under which its status is published; undefined for one from elsewhere. */
  statusUrl?: string;
  isImported: boolean;
  account?: string;
  organisation?: string;
};

/** A certificate is renewed when less than this part of its life is left. */
const RENEWAL_SHARE = 0.1;
const DAY = 86_400_000;

/** The file name of the responder that answers for an issuing authority. */
export const nameResponder = (authority: IssuerName) =>
  authority === 'issuing-ca' ? 'ocsp' : `ocsp.${authority.slice('issuing-'.length)}`;

/** The file name of an account's seal: account names may hold what file names may not. */
export const nameSeal = (account: string) =>
  `organisation-seal.${createHash('sha256').update(account.normalize('NFC')).digest('hex').slice(0, 32)}`;

export const isSealName = (name: string) => name.startsWith('organisation-seal.');

/** The profile that goes with a file name. */
export function profileOf(name: string): CertificateProfile {
  if (isSealName(name)) return 'organisation-seal';
  return name.startsWith('ocsp') ? 'ocsp' : name === 'tsa' ? 'tsa' : 'seal';
}

/** What of an identity's certificate the centre goes by. */
export function describeHeld(name: string, identity: Identity, facts: Omit<StoredKey, 'key' | 'chain'>): HeldIdentity {
  const certificate = parseStored(identity.chain[0], name);
  const statusUrl = /^OCSP - URI:(.+)\/trust\/ocsp$/m.exec(certificate.infoAccess ?? '')?.[1];
  return {
    ...facts,
    ...identity,
    name,
    serial: readSerialNumber(identity.chain[0]),
    notAfter: certificate.validToDate,
    isImported: facts.isImported ?? false,
    ...(statusUrl !== undefined && { statusUrl }),
  };
}

/**
 * Opens an identity that the centre can make anew; undefined when there is none. Folders of older versions keep the
 * certificate beside the key and have one authority. Throws TrustCentreError.
 */
export function readHeld(
  files: CentreFiles,
  envelopeKey: Uint8Array,
  name: string,
  { first, tokens }: { first: Authority; tokens: TokenRack },
): HeldIdentity | undefined {
  const beside = files.readCertificate(name);
  if (!files.hasKey(name)) {
    if (!beside) return undefined;
    const advice = `put it back from a backup, or remove certificates/${name}.cer too, and a new pair is made`;
    throw new TrustCentreError('key_missing', `The key file keys/${name}.json is missing: ${advice}.`);
  }
  const { key: kept, chain = beside && [beside, ...first.chain], ...stored } = files.readKey(envelopeKey, name);
  if (!chain) return undefined;
  const [own, issuer] = chain.map((certificate) => parseStored(certificate, name));
  const key = isTokenAddress(kept) ? makeTokenKey(tokens, kept, own!.publicKey) : kept;
  demandMatch(name, own!, key, issuer);
  return describeHeld(name, { key, chain: chain }, stored);
}

/** A timestamp certificate from before there were lists for it alone: no list in a file could speak of it. */
const isOutsideLastingLists = ({ name, chain: [own] }: HeldIdentity) =>
  profileOf(name) === 'tsa' && !pointsAtTimestampList(own);

/**
 * Whether a fresh certificate would serve better: the end is near or past, or its addresses are not ours any more.
 * Near the end of its authority a fresh one would end at the same time, and is not made.
 */
export function isRenewalDue(held: HeldIdentity, input: { authority: Authority; baseUrl: string; now: Date }): boolean {
  if (held.isImported) return false;
  const { authority, baseUrl, now } = input;
  if (held.statusUrl !== baseUrl || isOutsideLastingLists(held)) return true;
  const life = LIFETIMES[profileOf(held.name)];
  if (held.notAfter.getTime() - now.getTime() > life * RENEWAL_SHARE) return false;
  const nextEnd = Math.min(now.getTime() + life, authority.notAfter.getTime());
  return nextEnd > held.notAfter.getTime() + DAY;
}
