import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { TrustQuality } from '@sigillum/engine/trust';

/**
 * Which qualities reach what a request asks for, the least first: the quality of a request is the least that each signature must
 * reach (wire shapes, Enumerations). SES < AES < QES; AES_MINIMAL is an advanced signature whose identification is the smallest that
 * eIDAS allows. DEMO shows what QES would be and vouches for nothing, PART11 is a world of its own: neither stands in for a higher one.
 */
const reaching: Readonly<Record<Quality, readonly Quality[]>> = {
  SES: ['SES', 'AES', 'AES_MINIMAL', 'QES', 'DEMO'],
  AES: ['AES', 'AES_MINIMAL', 'QES'],
  AES_MINIMAL: ['AES_MINIMAL', 'QES'],
  QES: ['QES'],
  DEMO: ['DEMO'],
  PART11: ['PART11'],
};

/** Whether a signature of one quality is enough for a request of another. */
export const canReach = (asked: Quality, quality: Quality): boolean => reaching[asked].includes(quality);

/** What a signer brings along. */
export interface Means {
  /** A mobile number is known: that of the signature, or the account's. */
  hasMobile: boolean;
  /** An organisation has checked who the person is (AES for Business). */
  hasVoucher?: boolean;
}

/** Whether a signature of this quality can be made at all. A regulated record carries the platform's seal where no service knows PART11. */
export const isOffered = (quality: Quality, offered: readonly TrustQuality[]): boolean =>
  offered.includes(quality) || (quality === 'PART11' && offered.includes('SES'));

/** The quality in which the trust service is asked to sign. */
export const chooseTrustQuality = (quality: Quality, offered: readonly TrustQuality[]): TrustQuality =>
  quality === 'PART11' && !offered.includes('PART11') ? 'SES' : quality;

/** What is missing before this signer can sign with a quality. Whether somebody is identified for QES is the trust service's to say. */
const findLack = (quality: Quality, { hasMobile, hasVoucher }: Means): ProblemKey | undefined =>
  quality === 'AES' && !hasMobile && !hasVoucher ? 'error.sign.mobile_required' : undefined;

/** The quality that a signer signs with: the least that reaches the request's and that the signer can give; else why not. */
export function chooseQuality(
  asked: Quality,
  means: Means,
  offered: readonly TrustQuality[],
): { quality: Quality } | { problem: ProblemKey } {
  const candidates = reaching[asked].filter((quality) => isOffered(quality, offered));
  const quality = candidates.find((candidate) => !findLack(candidate, means));
  if (quality) return { quality };
  const [first] = candidates;
  return { problem: (first && findLack(first, means)) ?? 'error.sign.quality_insufficient' };
}
