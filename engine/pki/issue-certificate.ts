import { randomBytes, type KeyObject } from 'node:crypto';

import { chooseAlgorithm } from './algorithms.ts';
import type { SignatureAlgorithm } from './signature-algorithm.ts';
import { encodeNull } from './der.ts';
import {
  encodeAccess,
  encodeAuthorityKey,
  encodeBasicConstraints,
  encodeCertificate,
  encodeExtendedUsage,
  encodeExtension,
  encodeKeyUsage,
  encodeListAddress,
  encodeName,
  encodePolicies,
  encodeSubjectKey,
  identifyKey,
  KEY_USAGE,
  readAuthority,
  type NamePart,
} from './encode-certificate.ts';
import { openCertificate } from './known-certificate.ts';
import { remember } from './remember.ts';
import { identify } from './validation-data.ts';

/**
 * Our own object identifiers, under the arc that needs no registration (ITU-T X.667). They say "local, not qualified";
 * no ETSI policy and no qualified statement is ever written, for this trust centre is neither audited nor listed.
 */
export const OWN_OIDS = {
  certificatePolicy: '2.25.1936287596.1',
  timestampPolicy: '2.25.1936287596.2',
  organisationSealPolicy: '2.25.1936287596.3',
  demonstrationPolicy: '2.25.1936287596.4',
  /** The certificate of a person whose identity was proved to this installation. */
  personPolicy: '2.25.1936287596.5',
  /** The name is what the signature request states; nobody has proved it. */
  statedNamePolicy: '2.25.1936287596.6',
} as const;

/** Stands in every subject, so that any viewer shows what this certificate is not. */
const LOCAL = 'Local trust centre, not qualified';
/** Stands beside a name that nobody has proved. */
const STATED = 'Name as stated, identity not verified';

export type CertificateProfile =
  | 'root'
  | 'issuing-ca'
  | 'root-ocsp'
  | 'ocsp'
  | 'tsa'
  | 'seal'
  | 'organisation-seal'
  | 'person'
  | 'demonstration'
  | 'stated-name';

/** An authority's name, under which its certificate and list are published: the first issuing one has no number. */
export type IssuerName = 'root' | 'issuing-ca' | `issuing-ca-${number}`;

const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';
const DAY = 86_400_000;

/**
 * How long a certificate of each profile lives, in milliseconds. Those made for one signing live as long as seals: their
 * keys are gone at once, and readers that ignore timestamps look at the dates alone (docs/decisions/051).
 */
export const LIFETIMES: Record<CertificateProfile, number> = {
  root: 7305 * DAY,
  'issuing-ca': 3652 * DAY,
  // As long as the authority it speaks for: the root's key is used only by the operator's commands.
  'root-ocsp': 3652 * DAY,
  ocsp: 365 * DAY,
  tsa: 1826 * DAY,
  seal: 1096 * DAY,
  'organisation-seal': 1096 * DAY,
  person: 1096 * DAY,
  demonstration: 1096 * DAY,
  'stated-name': 1096 * DAY,
};

/**
 * Under what name an authority publishes the list that is about timestamp certificates alone. The long-lived copies of it
 * that go into files (decision 052) must not speak of anybody who signs.
 */
export const nameTimestampList = (authority: IssuerName) => `${authority}${TIMESTAMP_LIST}` as const;
const TIMESTAMP_LIST = '-timestamps';

/** Whether a certificate names such a list as its own; those of older versions name the authority's whole list. */
export const pointsAtTimestampList = (certificate: Uint8Array) =>
  Buffer.from(certificate).includes(`${TIMESTAMP_LIST}.crl`);

/** The issuer's certificate (DER), its key and the file name under which its certificate and CRL are published. */
export type Issuer = { certificate: Uint8Array; key: KeyObject; name: IssuerName };

export type CertificateRequest = {
  profile: CertificateProfile;
  commonName: string;
  /** The organisation that a seal stands for; without it the subject names the local trust centre in its place. */
  organisation?: string;
  emailAddress?: string;
  publicKey: KeyObject;
  /** The signing authority; absent for the self-signed root, which then needs `selfKey`. */
  issuer?: Issuer;
  selfKey?: KeyObject;
  /** Public address of this installation without a trailing slash; status addresses are derived from it. */
  baseUrl: string;
  notBefore: Date;
};

const WEB_ALGORITHMS: Record<
  SignatureAlgorithm,
  { import: Parameters<KeyObject['toCryptoKey']>[0]; sign: Algorithm | EcdsaParams }
> = {
  ES256: {
    import: { name: 'ECDSA', namedCurve: 'P-256' },
    sign: { name: 'ECDSA', hash: 'SHA-256' },
  },
  ES384: {
    import: { name: 'ECDSA', namedCurve: 'P-384' },
    sign: { name: 'ECDSA', hash: 'SHA-384' },
  },
  RS256: { import: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, sign: { name: 'RSASSA-PKCS1-v1_5' } },
  PS256: { import: { name: 'RSA-PSS', hash: 'SHA-256' }, sign: { name: 'RSA-PSS' } },
};

/** Node's key as the WebCrypto key that @peculiar/x509 signs with, and the algorithm to name. */
export function importSigningKey(key: KeyObject): { signingKey: CryptoKey; signingAlgorithm: Algorithm | EcdsaParams } {
  const { import: algorithm, sign } = WEB_ALGORITHMS[chooseAlgorithm(key)];
  return { signingKey: key.toCryptoKey(algorithm, false, ['sign']) as CryptoKey, signingAlgorithm: sign };
}

/** A serial number of 127 random bits, positive and without a leading zero byte (RFC 5280 section 4.1.2.2). */
function makeSerialNumber(): Uint8Array {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
}

function describeUsage(profile: CertificateProfile): Uint8Array[] {
  const { keyCertSign, cRLSign, digitalSignature, nonRepudiation } = KEY_USAGE;
  const signer = (bits: number, ...extended: Uint8Array[]) => [
    encodeBasicConstraints(),
    encodeKeyUsage(bits),
    ...extended,
  ];
  switch (profile) {
    case 'root':
    case 'issuing-ca':
      return [encodeBasicConstraints(profile === 'root' ? 1 : 0), encodeKeyUsage(keyCertSign | cRLSign)];
    case 'root-ocsp':
    case 'ocsp':
      return signer(
        digitalSignature,
        encodeExtendedUsage([OCSP_SIGNING]),
        // id-pkix-ocsp-nocheck: nobody can answer for the responder itself (RFC 6960 section 4.2.2.2.1).
        encodeExtension('1.3.6.1.5.5.7.48.1.5', encodeNull()),
      );
    case 'tsa':
      // Critical, and the only usage (RFC 3161 section 2.3).
      return signer(digitalSignature, encodeExtendedUsage([TIME_STAMPING], true));
    case 'seal':
    case 'organisation-seal':
    case 'person':
    case 'demonstration':
    case 'stated-name':
      // Document signing (RFC 9336); verifiers that predate it judge signers of documents as those of mail.
      return signer(digitalSignature | nonRepudiation, encodeExtendedUsage([DOCUMENT_SIGNING, EMAIL_PROTECTION]));
  }
}

/** What a certificate says of itself beside being one of ours. */
const OWN_POLICIES: Partial<Record<CertificateProfile, string>> = {
  'organisation-seal': OWN_OIDS.organisationSealPolicy,
  demonstration: OWN_OIDS.demonstrationPolicy,
  person: OWN_OIDS.personPolicy,
  'stated-name': OWN_OIDS.statedNamePolicy,
};

function listPolicies(profile: CertificateProfile): string[] {
  const own = OWN_POLICIES[profile];
  return own === undefined ? [OWN_OIDS.certificatePolicy] : [OWN_OIDS.certificatePolicy, own];
}

/** The address of a revocation list; certificate and list must state the same (RFC 5280 section 6.3.3). */
export const nameListAddress = (baseUrl: string, list: string) => `${baseUrl}/trust/crl/${list}.crl`;

function describeStatus({ profile, issuer, baseUrl }: CertificateRequest): Uint8Array[] {
  if (!issuer) return [];
  const access = encodeAccess({
    ocsp: `${baseUrl}/trust/ocsp`,
    caIssuers: `${baseUrl}/trust/certificates/${issuer.name}.cer`,
  });
  // Nobody asks for the status of a responder (id-pkix-ocsp-nocheck).
  const hasList = profile !== 'ocsp' && profile !== 'root-ocsp';
  const list = profile === 'tsa' ? nameTimestampList(issuer.name) : issuer.name;
  return hasList ? [access, encodeListAddress(nameListAddress(baseUrl, list))] : [access];
}

/** Read once: a few authorities issue all. */
const authorities = remember<ReturnType<typeof readAuthority>>(20);

/** Issues one certificate; the result is its DER. Times are whole seconds, and never outlive the issuer. */
export function issueCertificate(request: CertificateRequest): Uint8Array {
  const { profile, commonName, organisation, emailAddress, issuer } = request;
  const signer = issuer?.key ?? request.selfKey;
  if (!signer) throw new RangeError('a certificate needs the key of its issuer');
  const parts: NamePart[] = [
    ['CN', commonName],
    ...(organisation === undefined
      ? [['O', LOCAL] as NamePart]
      : [['O', organisation] as NamePart, ['OU', LOCAL] as NamePart]),
    ...(profile === 'stated-name' ? [['OU', STATED] as NamePart] : []),
  ];
  // The attribute is ASCII alone (RFC 5280, appendix A.1); an address in other letters stays out.
  if (emailAddress && /^[\x21-\x7e]+$/.test(emailAddress)) parts.push(['E', emailAddress]);
  const subject = encodeName(parts);
  const publicKey = request.publicKey.export({ type: 'spki', format: 'der' });
  const keyId = identifyKey(publicKey);
  const parent = issuer && authorities(identify(issuer.certificate), () => readAuthority(issuer.certificate));
  const latest = issuer ? openCertificate(issuer.certificate).validToDate.getTime() : Infinity;
  const notBefore = new Date(Math.floor(request.notBefore.getTime() / 1000) * 1000);
  const certificate = {
    serial: makeSerialNumber(),
    issuer: parent?.name ?? subject,
    subject,
    notBefore,
    notAfter: new Date(Math.min(notBefore.getTime() + LIFETIMES[profile], latest)),
    publicKey,
    extensions: [
      ...describeUsage(profile),
      encodeSubjectKey(keyId),
      encodeAuthorityKey(parent?.keyId ?? keyId),
      ...(issuer ? [encodePolicies(listPolicies(profile))] : []),
      ...describeStatus(request),
    ],
  };
  return encodeCertificate(certificate, chooseAlgorithm(signer), signer);
}

/** The serial number of a DER certificate, in lower-case hexadecimal without leading zeros. */
export function readSerialNumber(certificate: Uint8Array): string {
  return openCertificate(certificate)
    .serialNumber.toLowerCase()
    .replace(/^0+(?=.)/, '');
}
