import type { SignatureAlgorithm } from '../pki/signature-algorithm.ts';

/**
 * The port to whoever holds the keys: the embedded trust centre, or a real trust service behind the CSC API v2 or an
 * on-demand service. Two lanes: `raw` (certificate known beforehand, the service signs what we built) and `cms` (the
 * certificate is made while signing and a whole CMS comes back).
 */
export interface TrustService {
  info(): Promise<TrustServiceInfo>;
  /** The certificate to sign with. `chain` is absent where the certificate is only made at signing (cms lane). */
  credential(context: SigningContext): Promise<Credential>;
  /** Asks the signer's consent for exactly these items; the answer may be a step for the person instead. */
  authorize(context: SigningContext, items: ToBeSigned[]): Promise<AuthorizationAnswer>;
  /** Goes on after a step: with the code, with what the redirect brought back, or asking again. Throws TrustError. */
  proceed(state: string, answer: StepAnswer): Promise<AuthorizationAnswer>;
  /** Signs the authorised items; answers in their order. */
  sign(authorization: Authorization, items: ToBeSigned[]): Promise<SignatureAnswer[]>;
  /** An RFC 3161 token (DER) over a SHA-256 imprint, already checked for imprint, nonce, key usage and chain. */
  timestamp(imprint: Uint8Array): Promise<Uint8Array>;
  /** Revocation status of a certificate: a DER OCSP response, a DER CRL, or both. */
  status(certificate: Uint8Array, issuer: Uint8Array): Promise<{ ocsp?: Uint8Array; crl?: Uint8Array }>;
  /**
   * The DER CRL to keep in files beside a certificate's status, for readers without a network; undefined where whoever
   * issued the certificate makes none that lasts.
   */
  lastingList?(certificate: Uint8Array): Promise<Uint8Array | undefined>;
  /** The DER roots that signatures and timestamps of this service chain to. */
  anchors(): Promise<Uint8Array[]>;
}

type SignatureLane = 'raw' | 'cms';

/** The words for a signature's quality that the port knows; wire enumerations live in the contracts. */
export type TrustQuality = 'SES' | 'AES' | 'AES_MINIMAL' | 'QES' | 'DEMO' | 'PART11';

type TrustServiceInfo = {
  lanes: SignatureLane[];
  qualities: TrustQuality[];
  maxDigestsPerAuth: number;
  /**
   * Who signs what; where two offer the same, the first one has it. A service elsewhere leaves it to whoever has set it up
   * (choose-trust.ts).
   */
  offers?: TrustOffer[];
};

/** What one provider signs. */
export type TrustOffer = {
  /** `SIGILLUM` is the embedded trust centre; of a service elsewhere the name of its host. */
  provider: string;
  /** For persons. */
  qualities: TrustQuality[];
  /** Everything is made as a demonstration, DEMO, whatever was asked for: nobody real stands behind it. */
  isDemonstration?: true;
  /** Left out: under both. */
  legislations?: ('ZERTES' | 'EIDAS')[];
  /** Account names of the organisations' seals; `any`: whatever is set up there. */
  seals: string[] | 'any';
  /** Those of them whose certificates are qualified ones for seals. */
  qualifiedSeals?: string[];
};

/** Who signs, for which signature. */
export type SigningContext = {
  /** The signature's id; authorisations are bound to it. */
  sid: string;
  signerName: string;
  signerEmail?: string;
  quality: TrustQuality;
  legislation?: 'ZERTES' | 'EIDAS';
  /** Digits with country code, no plus sign: where a trust service reaches the signer. */
  signerMobile?: string;
  /** Of the signer's means of authentication, as the identification recorded it: the service then accepts no other. */
  signerSerial?: string;
  /** For the texts of a remote step. */
  language?: 'en' | 'de' | 'fr' | 'it';
  /** Where a redirect shall come back to. */
  returnUrl?: string;
  /** Nobody signs but the platform itself, with its own seal: a report, a trial. */
  isPlatform?: boolean;
  /** Signs with the organisation's seal of this account name instead of a person's certificate. */
  sealAccountName?: string;
};

export type Credential = {
  id: string;
  /** Signer's certificate first; DER. */
  chain?: [Uint8Array, ...Uint8Array[]];
  algorithm: SignatureAlgorithm;
  expiresAt?: Date;
};

/** One thing to be signed. */
export type ToBeSigned = {
  /** SHA-256 over the document's ByteRange: what the person saw and authorises. */
  documentDigest: Uint8Array;
  /** Raw lane: the DER SET of signed attributes that holds this digest. */
  signedAttributes?: Uint8Array;
};

/** Proof of consent, bound to signer, credential and digests; opaque to the caller and serialisable. */
export type Authorization = { id: string };

/** `state` is opaque and serialisable: another process goes on with it, minutes later, by `proceed`. */
export type AuthorizationAnswer =
  | { kind: 'done'; authorization: Authorization }
  | { kind: 'redirect'; url: string; state: string }
  /**
   * The person enters a code that was sent, with a password where the service has one, or the password alone where the code comes after
   * it. Another code can be asked for so often, first after so many milliseconds.
   */
  | {
      kind: 'otp';
      challenge: string;
      needsPassword: boolean;
      /** Left out: true. */
      needsCode?: boolean;
      resend?: { left: number; after: number };
      state: string;
    }
  /** The person confirms in an app or on the phone; ask again after so many milliseconds. */
  | { kind: 'poll'; retryAfter: number; state: string };

/** What the person's step has brought. */
export type StepAnswer =
  | { kind: 'redirect'; params: Record<string, string> }
  | { kind: 'otp'; code: string; password?: string }
  | { kind: 'password'; password: string }
  | { kind: 'resend' }
  | { kind: 'poll' };

/** `ocsps` and `crls`: what the service sends along for the long-term data, DER. */
export type SignatureAnswer =
  | { kind: 'raw'; signature: Uint8Array }
  | { kind: 'cms'; der: Uint8Array; ocsps?: Uint8Array[]; crls?: Uint8Array[] };
