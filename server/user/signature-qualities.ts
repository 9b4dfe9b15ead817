import type { Kysely } from 'kysely';
import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { QualityEntry, SignatureQualities, User } from '@sigillum/api-contracts/user/schemas.ts';
import type { TrustOffer } from '@sigillum/engine/trust';
import { findVoucher } from '../business/aes-for-business.ts';
import type { Database } from '../database/schema.ts';
import { findOffer, findSealOffer, isQualifiedSeal } from '../rules/find-offer.ts';
import { chooseTrustQuality } from '../rules/quality-rule.ts';
import type { SealName } from '../seals/find-usable-seal.ts';
import type { Services } from '../services.ts';
import { listIdentifications, listVisitorsIdentifications, type Identification } from './list-identifications.ts';

/** What decides about a person's qualities. */
export interface QualityMeans {
  isEmailVerified: boolean;
  /** Digits with country code; codes for AES go there. */
  mobile: string | null;
  /** An organisation has checked who the person is (AES for Business). */
  hasVoucher?: boolean;
  /** The seals that the person may seal with; visitors have none. */
  seals?: readonly SealName[];
  /** A visitor's are for the one signature. */
  identifications?: readonly Identification[];
}

/** The qualities that do not depend on a legislation are told for the one that a request has unless it says another. */
const usualLegislation: Legislation = 'ZERTES';

/** An identification for QES is good for AES_MINIMAL, too. */
const covers = (known: Identification, quality: Identification['quality'], legislation: Legislation): boolean =>
  known.legislation === legislation && (known.quality === quality || known.quality === 'QES');

/**
 * What a person can sign with, of what the trust services offer, and which of them signs: nothing before the e-mail address is proved;
 * AES once a mobile number is known; QES and AES_MINIMAL by legislation, once the person is known to be identified.
 */
export function listQualities(
  { isEmailVerified, mobile, hasVoucher, seals = [], identifications = [] }: QualityMeans,
  offers: readonly TrustOffer[],
): SignatureQualities {
  const offered = offers.flatMap(({ qualities }) => qualities);
  function enter(quality: Quality, legislation?: Legislation): QualityEntry | null {
    const offer = findOffer(offers, chooseTrustQuality(quality, offered), legislation ?? usualLegislation);
    if (!offer || !isEmailVerified) return null;
    const made = offer.isDemonstration ? 'DEMO' : quality;
    return { quality: made, provider: offer.provider, legislation: legislation ?? 'UNDEFINED' };
  }
  const enterIdentified = (quality: Identification['quality'], legislation: Legislation) =>
    identifications.some((known) => covers(known, quality, legislation)) ? enter(quality, legislation) : null;
  const enterBoth = (quality: Identification['quality']) => ({
    zertes: enterIdentified(quality, 'ZERTES'),
    eidas: enterIdentified(quality, 'EIDAS'),
  });
  return {
    qes: enterBoth('QES'),
    aes_minimal: enterBoth('AES_MINIMAL'),
    aes: { any: mobile === null && !hasVoucher ? null : enter('AES') },
    ses: { any: enter('SES') },
    demo: { any: enter('DEMO') },
    part11: { any: enter('PART11') },
    // An organisation's certificate is an advanced electronic seal, and one of a qualified provider a qualified one besides.
    seal: { aes: enterSeals(offers, seals, 'AES'), qes: enterSeals(offers, seals, 'QES') },
  };
}

function enterSeals(offers: readonly TrustOffer[], seals: readonly SealName[], quality: 'AES' | 'QES') {
  const entries = seals.flatMap(({ name, accountName }): [string, QualityEntry][] => {
    const offer = findSealOffer(offers, accountName);
    const isReached = quality === 'AES' || isQualifiedSeal(offer, accountName);
    return offer && isReached ? [[name, { quality, provider: offer.provider, legislation: 'UNDEFINED' }]] : [];
  });
  return Object.fromEntries(entries);
}

/** The same, asking the trust services what they offer, and what is known now of an account, or of a visitor, unless that is told. */
export async function readQualities(
  { trust }: Pick<Services, 'trust'>,
  db: Kysely<Database>,
  {
    account,
    visit,
    ...means
  }: QualityMeans & {
    account?: { id: string; now: Date };
    visit?: { sid: string; now: Date };
  },
): Promise<SignatureQualities> {
  const { offers = [], qualities } = await trust.info();
  const isIdentifying = qualities.includes('QES') || qualities.includes('AES_MINIMAL');
  const hasVoucher =
    means.hasVoucher ?? (account !== undefined && (await findVoucher(db, account.id, account.now)) !== undefined);
  const known = async () => {
    if (means.identifications) return means.identifications;
    if (account) return listIdentifications(db, account.id, account.now);
    return visit ? listVisitorsIdentifications(db, visit.sid, visit.now) : [];
  };
  return listQualities({ ...means, hasVoucher, identifications: isIdentifying ? await known() : [] }, offers);
}

/** The same in the names that the user object has (specification, section 3). */
export function writeUserQualities({
  ses,
  aes,
  aes_minimal,
  qes,
  seal,
}: SignatureQualities): User['signatureQualities'] {
  return { ses, aes, aesMinimal: aes_minimal, qes, seal };
}
