import type { IdentFailure, IdentKind, IdentStatus } from '@sigillum/api-contracts/identification/schemas.ts';
import type { EidData } from '@sigillum/api-contracts/user/eid-data.ts';
import type { Language, Legislation } from '@sigillum/api-contracts/schemas.ts';

/** A way in which a vendor identifies, and under which law it counts. */
export interface IdentityOffer {
  legislation: Legislation;
  kind: IdentKind;
}

/** What a person has to have done before a vendor can be told: proved a mobile number, agreed to the trust service's terms. */
export type IdentityNeed = 'mobile' | 'terms';

/** Who is to be identified. The vendor may name the case by `caseId`: asked twice with the same one, it makes one case. */
export interface IdentityOrder extends IdentityOffer {
  caseId: string;
  language: Language;
  email: string;
  givenNames: string;
  familyName: string;
  /** Digits with country code. */
  mobile: string | null;
  /** What the person has written down of the own document beforehand. */
  supplied?: EidData | undefined;
  /** Where the person comes back to. */
  returnUrl: string;
  /** The request for which the person is identified. */
  requestId?: string | undefined;
  /** Somebody who signs by a link, or on a device that was handed over. */
  isVisit?: boolean;
  /** The mark by which the browser knows the link from others of the request. */
  visit?: string | undefined;
}

/** A person as an identity document says. Days are ISO dates. */
export interface IdentifiedPerson {
  givenNames: string;
  familyName: string;
  birthDate: string;
  /** ISO 3166-1 alpha-2. This and the document are null where an electronic identity does not say it. */
  nationality: string | null;
  documentType: 'passport' | 'id-card' | 'residence-permit' | null;
  documentNumber: string | null;
  documentExpiry: string | null;
}

/** What an identification has shown. */
export interface IdentityResult {
  /** Of the evidence that the trust service keeps. */
  evidenceId: string;
  /** Of assurance: 4 allows QES, 3 AES. */
  level: 3 | 4;
  /** Who has checked. */
  provider: string;
  identifiedAt: Date;
  /** Until when the evidence counts. */
  expiresAt: Date;
  /** Whether one can sign with it already: the trust service may still have to take it over. */
  isUsable: boolean;
  /** Null where the trust service keeps to itself what stood in the document. */
  person: IdentifiedPerson | null;
}

/** A case that its vendor knows. */
export interface IdentityCase extends IdentityOffer {
  reference: string;
  /** As it was ordered. Digits with country code. */
  mobile: string | null;
  startedAt: Date;
  /** What was found before: the vendor may not say it twice. */
  found: Pick<IdentityResult, 'evidenceId' | 'identifiedAt'> | null;
}

/** Whom a trust service is asked for, who may have been identified elsewhere. */
export interface SoughtPerson {
  legislation: Legislation;
  /** Digits with country code. */
  mobile: string;
  givenNames: string;
  familyName: string;
  /** Our name of the question, where the answer names no evidence. */
  reference: string;
}

/** Where a case stands, as the vendor says now. */
export interface IdentityReport {
  status: IdentStatus;
  appointmentAt?: Date;
  /** With `failure`. */
  reason?: IdentFailure;
  /** With `success`. */
  result?: IdentityResult;
  /** What the vendor calls a failure, for the operator's log. */
  word?: string;
}

/** That something has happened to a case; what, is asked for. */
export interface IdentityNotification {
  eventId: string;
  reference: string;
}

/** A vendor cannot be reached, or does not say what it should: to be asked again later. */
export class IdentityVendorError extends Error {
  override readonly name: string = 'IdentityVendorError';
}

/** The vendor identifies nobody so under the operator's contract: asking again changes nothing. */
export class IdentityVendorRefusal extends IdentityVendorError {
  override readonly name = 'IdentityVendorRefusal';
}

/** Whoever identifies people: one adapter a vendor. All but `readNotification` throw IdentityVendorError. */
export interface IdentityVendor {
  /** Stands in the database: letters and digits, never changed. */
  name: string;
  offers: readonly IdentityOffer[];
  /** Nobody pays. */
  isFree: boolean;
  /** It stands in for a real one on this machine, which screens say. */
  isLocal: boolean;
  needs: readonly IdentityNeed[];
  /** Takes what a person has written down of the own document beforehand. */
  takesDocument: boolean;
  /** What one can sign with afterwards, unless the vendor finds less. */
  quality: 'QES' | 'AES_MINIMAL';
  /** Where people find a place to be identified in person. */
  placesUrl?: string | undefined;
  /** Under which laws it is asked whom it knows from elsewhere; by default those of its offers. */
  knowsUnder?: readonly Legislation[];
  /** Whether its trust service knows somebody from elsewhere; with it, `loc` and `external-sc` are offered. Undefined: not yet. */
  findKnown?(sought: SoughtPerson): Promise<IdentityReport | undefined>;
  start(order: IdentityOrder): Promise<{ reference: string; link: string }>;
  readStatus(asked: IdentityCase): Promise<IdentityReport>;
  /** `final`: it has come to its end before. */
  cancel(reference: string): Promise<'cancelled' | 'final'>;
  /** Where the person brings back the answer: judges it. Undefined: it does not belong to this case. */
  finish?(reference: string, answer: URLSearchParams): Promise<IdentityReport | undefined>;
  /** What a call to our address for this vendor says; undefined where it is not the vendor's. */
  readNotification(headers: Headers, body: Uint8Array): IdentityNotification | undefined;
}

/**
 * Until when somebody counts who is known from elsewhere, where nobody says it: then one press asks again. As long as the broker may keep
 * silent about the end (docs/decisions/141).
 */
export const findSilentEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + 90 * 86_400_000);

/** Whoever can be asked for people who were identified elsewhere. */
export const findAskable = (
  vendors: readonly IdentityVendor[],
  legislation: Legislation,
): (IdentityVendor & Required<Pick<IdentityVendor, 'findKnown'>>) | undefined => {
  const isAskable = (one: IdentityVendor): one is IdentityVendor & Required<Pick<IdentityVendor, 'findKnown'>> =>
    one.findKnown !== undefined &&
    (one.knowsUnder ?? one.offers.map((offer) => offer.legislation)).includes(legislation);
  return vendors.find(isAskable);
};

/** The vendor that identifies in a way: the first that offers it. */
export const findVendor = (
  vendors: readonly IdentityVendor[],
  { legislation, kind }: IdentityOffer,
): IdentityVendor | undefined =>
  vendors.find(({ offers }) => offers.some((offer) => offer.legislation === legislation && offer.kind === kind));
