/** The three main indications of ETSI EN 319 102-1, clause 5.1.3. */
export type Indication = 'TOTAL_PASSED' | 'INDETERMINATE' | 'TOTAL_FAILED';

/** The sub-indications that this verifier gives (EN 319 102-1, clause 5.1.3, tables 5 and 6). */
export type SubIndication =
  | 'FORMAT_FAILURE'
  | 'HASH_FAILURE'
  | 'SIG_CRYPTO_FAILURE'
  | 'REVOKED'
  | 'EXPIRED'
  | 'NOT_YET_VALID'
  | 'SIG_CONSTRAINTS_FAILURE'
  | 'CHAIN_CONSTRAINTS_FAILURE'
  | 'CERTIFICATE_CHAIN_GENERAL_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE'
  | 'CRYPTO_CONSTRAINTS_FAILURE_NO_POE'
  | 'NO_SIGNING_CERTIFICATE_FOUND'
  | 'NO_CERTIFICATE_CHAIN_FOUND'
  | 'REVOKED_NO_POE'
  | 'REVOKED_CA_NO_POE'
  | 'OUT_OF_BOUNDS_NO_POE'
  | 'OUT_OF_BOUNDS_NOT_REVOKED'
  | 'TIMESTAMP_ORDER_FAILURE'
  | 'NO_POE'
  | 'TRY_LATER'
  | 'SIGNED_DATA_NOT_FOUND';

/** PAdES baseline levels (EN 319 142-1, clause 6), each only when the file proves it. */
export type Level = 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';

/** Where the trust in a root or in a listed service comes from. */
export type AnchorSource = 'local' | 'operator' | 'eu-list' | 'ch-list';

/** A certificate that paths may end at. */
export interface TrustAnchor {
  /** DER. */
  certificate: Uint8Array;
  source: AnchorSource;
  /** For people: the file, or the list's territory and the service's name. */
  name: string;
  /** What a trusted list says of a service with this certificate; absent for anchors that no list vouches for. */
  service?: ListedService;
}

/** One thing that a certificate must have for qualifiers to be its own (ETSI TS 119 612, clause 5.5.9.2.2). */
export type Criterion =
  | { kind: 'policies' | 'extended-key-usage' | 'subject'; oids: string[] }
  | { kind: 'key-usage'; bits: [number, boolean][] }
  | { kind: 'list'; criteria: Criteria };
export interface Criteria {
  assert: 'all' | 'atLeastOne' | 'none';
  of: Criterion[];
}

/** Qualifiers (e.g. QCWithQSCD, NotQualified) and the certificates of the service that they are for. */
export interface Qualification {
  qualifiers: string[];
  criteria: Criteria;
}

/** What a service was from a time on. */
export interface ServiceState {
  type: string;
  /** The last path segment in lower case, e.g. granted, withdrawn. */
  status: string;
  from: Date;
  /** Additional service information, e.g. ForeSignatures. */
  usages: string[];
  qualifications: Qualification[];
}

/** A service entry of a trusted list (ETSI TS 119 612, clause 5.5), with its history, newest first. */
export interface ListedService {
  territory: string;
  provider: string;
  name: string;
  /** The end of the service type's address, e.g. CA/QC, TSA/QTST. */
  type: string;
  statuses: ServiceState[];
}

/** What differs between two revisions of the file, in words that a screen can translate by `kind`. */
export interface Change {
  kind:
    | 'signature'
    | 'timestamp'
    | 'validation-data'
    | 'metadata'
    /** A further mark of a signer, drawn with the signature. */
    | 'mark'
    | 'form-value'
    | 'form-structure'
    | 'annotation'
    | 'page-content'
    | 'page-added'
    | 'page-removed'
    | 'signed-object'
    | 'catalog'
    | 'unreadable';
  /** Index of the revision that brings the change; 0 is the first. */
  revision: number;
  /** Whether the rules of the signature that is looked at (DocMDP, FieldMDP, PAdES) allow it. */
  isAllowed: boolean;
  /** 0-based, where one page is concerned. */
  page?: number;
  fieldName?: string;
  /** What a field that was filled in says of itself to people, where it does. */
  fieldLabel?: string;
  /** Technical words for experts: object numbers and keys. */
  detail?: string;
}

/** One thing that was checked and did not hold, or that a reader should know. `code` is stable: screens translate it. */
export interface Finding {
  code: string;
  severity: 'failure' | 'warning' | 'info';
  /** Technical words for experts, English. */
  detail?: string;
}

/** A certificate as people know it. */
export interface CertificateSummary {
  subject: string;
  issuer: string;
  /** Hexadecimal, lower case. */
  serialNumber: string;
  validFrom: string;
  validTo: string;
  /** SHA-256 of the DER, hexadecimal. */
  sha256: string;
}

/** What is said of one signature of the file. Times are ISO 8601 in UTC. */
export interface SignatureReport {
  fieldName: string;
  indication: Indication;
  subIndication: SubIndication | null;
  level: Level | null;
  /** The certificate's common name, or pseudonym. */
  signer: string;
  /** A person's signature, or an organisation's seal. */
  kind: 'signature' | 'seal';
  quality: 'SES' | 'AES' | 'QES' | 'DEMO' | 'UNDEFINED';
  legislation: 'EIDAS' | 'ZERTES' | 'UNDEFINED';
  claimedAt: string | null;
  /** The earliest time at which the signature is proved to have existed. */
  provenAt: string | null;
  reason: string | null;
  location: string | null;
  certificate: CertificateSummary | null;
  /** The chain that was built, the signer's first, the anchor last. */
  chain: CertificateSummary[];
  /** What gave the trust; null when no path ends at an anchor. */
  anchor: { name: string; source: AnchorSource } | null;
  /** How the certificate's status was known. */
  revocation: { source: 'dss' | 'cms' | 'network' | 'none'; status: 'good' | 'revoked' | 'unknown'; at: string | null };
  /** Index of the signed revision, its size in bytes, and whether nothing at all follows it. */
  revision: { index: number; size: number; isWholeFile: boolean };
  changesSince: Change[];
  findings: Finding[];
}

/** What is said of one document timestamp. */
export interface TimestampReport {
  fieldName: string;
  indication: Indication;
  subIndication: SubIndication | null;
  at: string | null;
  authority: string;
  anchor: { name: string; source: AnchorSource } | null;
  revision: { index: number; size: number; isWholeFile: boolean };
  findings: Finding[];
}

/** The verdict on a file: the worst of its signatures; INDETERMINATE with SIGNED_DATA_NOT_FOUND when it has none. */
export interface DocumentReport {
  verdict: Indication;
  subIndication: SubIndication | null;
  sha256: string;
  size: number;
  checkedAt: string;
  signatures: SignatureReport[];
  timestamps: TimestampReport[];
  /** End of each revision in bytes, oldest first. */
  revisions: number[];
  findings: Finding[];
}
