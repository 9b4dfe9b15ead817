import * as z from 'zod';
import { PageSize } from '../documents/schemas.ts';
import { Id, Instant } from '../schemas.ts';

/** The three main indications of ETSI EN 319 102-1, clause 5.1.3. */
export const Indication = z.enum(['TOTAL_PASSED', 'INDETERMINATE', 'TOTAL_FAILED']);
export type Indication = z.infer<typeof Indication>;

/** The sub-indications of EN 319 102-1, clause 5.1.3, tables 5 and 6, that this service gives. */
export const SubIndication = z.enum([
  'FORMAT_FAILURE',
  'HASH_FAILURE',
  'SIG_CRYPTO_FAILURE',
  'REVOKED',
  'EXPIRED',
  'NOT_YET_VALID',
  'SIG_CONSTRAINTS_FAILURE',
  'CHAIN_CONSTRAINTS_FAILURE',
  'CERTIFICATE_CHAIN_GENERAL_FAILURE',
  'CRYPTO_CONSTRAINTS_FAILURE',
  'CRYPTO_CONSTRAINTS_FAILURE_NO_POE',
  'NO_SIGNING_CERTIFICATE_FOUND',
  'NO_CERTIFICATE_CHAIN_FOUND',
  'REVOKED_NO_POE',
  'REVOKED_CA_NO_POE',
  'OUT_OF_BOUNDS_NO_POE',
  'OUT_OF_BOUNDS_NOT_REVOKED',
  'TIMESTAMP_ORDER_FAILURE',
  'NO_POE',
  'TRY_LATER',
  'SIGNED_DATA_NOT_FOUND',
]);
export type SubIndication = z.infer<typeof SubIndication>;

/** What gave the trust: this server's own trust centre, a certificate of the operator's, or a trusted list. */
export const Anchor = z.object({ name: z.string(), source: z.enum(['local', 'operator', 'eu-list', 'ch-list']) });
export type Anchor = z.infer<typeof Anchor>;

/** What differs between two revisions of the file. */
export const Change = z.object({
  kind: z.enum([
    'signature',
    'timestamp',
    'validation-data',
    'metadata',
    'mark',
    'form-value',
    'form-structure',
    'annotation',
    'page-content',
    'page-added',
    'page-removed',
    'signed-object',
    'catalog',
    'unreadable',
  ]),
  /** Index of the revision that brings the change; 0 is the first. */
  revision: z.number().int(),
  /** Whether the rules of the signature that is looked at (DocMDP, FieldMDP, PAdES) allow it. */
  isAllowed: z.boolean(),
  /** From 0, where one page is concerned. */
  page: z.number().int().optional(),
  fieldName: z.string().optional(),
  /** What a field that was filled in says of itself to people, where it does. */
  fieldLabel: z.string().optional(),
  /** Technical words for experts: object numbers and keys. */
  detail: z.string().optional(),
});
export type Change = z.infer<typeof Change>;

/** One thing that was checked and did not hold, or that a reader should know. `code` is stable. */
export const Finding = z.object({
  code: z.string(),
  severity: z.enum(['failure', 'warning', 'info']),
  /** Technical words for experts, English. */
  detail: z.string().optional(),
});
export type Finding = z.infer<typeof Finding>;

export const CertificateSummary = z.object({
  subject: z.string(),
  issuer: z.string(),
  /** Hexadecimal, lower case. */
  serialNumber: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  /** SHA-256 of the DER, hexadecimal. */
  sha256: z.string(),
});
export type CertificateSummary = z.infer<typeof CertificateSummary>;

/** Index of the signed revision, its size in bytes, and whether nothing at all follows it. */
const SignedRevision = z.object({ index: z.number().int(), size: z.number().int(), isWholeFile: z.boolean() });

/** What is said of one signature of the file. Times are ISO 8601 in UTC. */
export const SignatureReport = z.object({
  fieldName: z.string(),
  indication: Indication,
  subIndication: SubIndication.nullable(),
  /** PAdES baseline level (EN 319 142-1, clause 6), each only when the file proves it. */
  level: z.enum(['B-B', 'B-T', 'B-LT', 'B-LTA']).nullable(),
  /** The certificate's common name, or pseudonym. */
  signer: z.string(),
  /** A person's signature, or an organisation's seal. */
  kind: z.enum(['signature', 'seal']),
  quality: z.enum(['SES', 'AES', 'QES', 'DEMO', 'UNDEFINED']),
  legislation: z.enum(['EIDAS', 'ZERTES', 'UNDEFINED']),
  claimedAt: z.string().nullable(),
  /** The earliest time at which the signature is proved to have existed. */
  provenAt: z.string().nullable(),
  reason: z.string().nullable(),
  location: z.string().nullable(),
  certificate: CertificateSummary.nullable(),
  /** The chain that was built, the signer's first, the anchor last. */
  chain: z.array(CertificateSummary),
  /** Null when no path ends at an anchor. */
  anchor: Anchor.nullable(),
  /** How the certificate's status was known. */
  revocation: z.object({
    source: z.enum(['dss', 'cms', 'network', 'none']),
    status: z.enum(['good', 'revoked', 'unknown']),
    at: z.string().nullable(),
  }),
  revision: SignedRevision,
  changesSince: z.array(Change),
  findings: z.array(Finding),
});
export type SignatureReport = z.infer<typeof SignatureReport>;

/** What is said of one document timestamp. */
export const TimestampReport = z.object({
  fieldName: z.string(),
  indication: Indication,
  subIndication: SubIndication.nullable(),
  at: z.string().nullable(),
  authority: z.string(),
  anchor: Anchor.nullable(),
  revision: SignedRevision,
  findings: z.array(Finding),
});
export type TimestampReport = z.infer<typeof TimestampReport>;

/** The verdict on a file: the worst of its signatures; INDETERMINATE with SIGNED_DATA_NOT_FOUND when it has none. */
export const DocumentReport = z.object({
  verdict: Indication,
  subIndication: SubIndication.nullable(),
  /** SHA-256 of the file, hexadecimal. */
  sha256: z.string(),
  /** Bytes. */
  size: z.number().int(),
  checkedAt: z.string(),
  signatures: z.array(SignatureReport),
  timestamps: z.array(TimestampReport),
  /** End of each revision in bytes, oldest first. */
  revisions: z.array(z.number().int()),
  findings: z.array(Finding),
});
export type DocumentReport = z.infer<typeof DocumentReport>;

/** One signature in the short form (wire shapes, Document validation). */
export const Signer = z.object({
  valid: z.boolean(),
  signer: z.string(),
  /** The proved time, or the claimed one where none is proved; null without either. */
  time: z.string().nullable(),
  quality: z.string(),
  legislation: z.string(),
  longTermValidation: z.boolean(),
  visualDifferences: z.boolean(),
  undefinedChanges: z.boolean(),
  certificate: z.object({ subject: z.string(), issuer: z.string(), serialNumber: z.string() }).nullable(),
});
export type Signer = z.infer<typeof Signer>;

export const Verification = z.object({
  /** Names the file for as long as it is kept. */
  id: Id,
  /** At least one signature, and every one passes. */
  valid: z.boolean(),
  signatures: z.number().int(),
  validSignatures: z.number().int(),
  /** The least that every signature reaches; UNDEFINED where one has none, or there is no signature. */
  quality: z.string(),
  /** The one that all signatures share, else UNDEFINED. */
  legislation: z.string(),
  /** Every signature carries what proves it for years (B-LT or B-LTA). */
  longTermValidation: z.boolean(),
  /** Something that can be seen was changed after a signature, other than filling in a signature. */
  visualDifferences: z.boolean(),
  /** Something was changed after a signature that its rules do not allow. */
  undefinedChanges: z.boolean(),
  signers: z.array(Signer),
  /** Ours: opens the pages of the file's revisions; whoever has it sees the file. */
  token: z.string(),
  /** Ours: when the file is deleted here. */
  keptUntil: Instant,
  /** Ours: everything that was found, in the words of EN 319 102-1. */
  report: DocumentReport,
});
export type Verification = z.infer<typeof Verification>;

/** The file as it was up to one of its revisions. */
export const VerifiedRevision = z.object({
  index: z.number().int(),
  /** Bytes. */
  size: z.number().int(),
  /** SHA-256 of these bytes, hexadecimal. */
  sha256: z.string(),
  pages: z.array(PageSize),
});
export type VerifiedRevision = z.infer<typeof VerifiedRevision>;
