import type { X509Certificate } from 'node:crypto';

import type { RevocationReason } from './certificate-register.ts';
import type { TokenKey } from '../pki/signing-key.ts';
import type { Identity } from './authorities.ts';

/** What a roll-over has done: the file names of what was renewed, and what could not be. */
export type RollOver = { renewed: string[]; failures: { name: string; message: string }[] };

/** Whom a certificate for one signing names, and how well that is known: proved, unless it says otherwise. */
export type PersonToCertify = { name: string; email?: string; standing?: 'person' | 'demonstration' | 'stated-name' };

/** The embedded trust centre: everything the HTTP layer mounts and the local adapter of the trust port needs. */
export type TrustCentre = {
  /** DER root certificate, to be installed by whoever wants to see green ticks. */
  root: Uint8Array;
  /** The own root, and the last certificate of every chain that the operator has imported; DER. */
  anchors(): Uint8Array[];
  /**
   * The seal that stands for the platform itself, on reports and in trials; one that the operator has imported also signs
   * SES. Another one after a roll-over.
   */
  readonly seal: Identity & { isImported: boolean };
  clock: () => Date;
  /**
   * Issues a certificate for one signing, and the key that goes with it, which is kept nowhere. One for a demonstration
   * says so, and one whose name is only stated, too.
   */
  issuePersonCertificate(person: PersonToCertify): Promise<Identity>;
  /**
   * Makes the seal of an account, or returns the one it has: P-256, three years, the organisation in the subject. A
   * changed organisation gets a new certificate. An imported seal stays as it is.
   */
  issueOrganisationSeal(account: { name: string; organisation: string }): Promise<Identity>;
  /**
   * The seal of an account name; undefined when it has none. One that was imported is renewed by nobody. Throws TrustCentreError
   * when its file is damaged.
   */
  findSeal(accountName: string): (Identity & { isImported: boolean }) | undefined;
  /**
   * Renews what is near its end, revoked, or stands for another address, of the services and of one account's seal; does
   * next to nothing otherwise. Called on every use. What fails is answered, and stays as it was.
   */
  rollOver(accountName?: string): Promise<RollOver>;
  /** The same for all organisations' seals, of which there may be many. */
  rollOverSeals(): Promise<RollOver>;
  /** Marks a certificate of an issuing authority revoked from now on; serial in hexadecimal. */
  revoke(serial: string, reason: RevocationReason): Promise<void>;
  /** DER OCSPRequest in, DER OCSPResponse out (POST /trust/ocsp, GET /trust/ocsp/<base64>). */
  answerOcsp(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** DER TimeStampReq in, DER TimeStampResp out (POST /trust/tsa). */
  answerTimestamp(request: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** The list under /trust/crl/<name>.crl; undefined for a name that publishes none. */
  currentCrl(name: string): Promise<Uint8Array | undefined>;
  /**
   * The list that goes into files for readers without a network: about an authority's certificate the root's, about a
   * timestamp certificate one that lasts as long as it does. Undefined for all others (decision 052).
   */
  readLastingList(certificate: Uint8Array): Promise<Uint8Array | undefined>;
  /** The DER certificate under /trust/certificates/<name>.cer: an authority's, or by serial number a service's. */
  findCertificate(name: string): Uint8Array | undefined;
  /** The root, and every issuing authority there is by now: for what they have issued the centre answers. DER. */
  listAuthorities(): Uint8Array[];
  /** Every certificate that the service stands on now, authorities first. Throws TrustCentreError for damaged files. */
  listCertificates(): CentreCertificate[];
  /** The organisations' seals, read anew; what cannot be read is answered by its sentence. */
  listSeals(): { seals: CentreCertificate[]; faults: string[] };
  /** The latest time at which anything was issued or revoked. */
  newestTime(): Date | undefined;
};

/** One certificate of the centre, by its file name. */
export type CentreCertificate = {
  name: string;
  certificate: X509Certificate;
  isRevoked: boolean;
  isImported: boolean;
  account?: string;
  /** Its private key, when that is in a token. */
  tokenKey?: TokenKey;
};
