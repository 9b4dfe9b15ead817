import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { QualityEntry, SignatureQualities, User } from '@sigillum/api-contracts/user/schemas.ts';
import type { Services } from '../services.ts';
import { isOffered } from '../rules/quality-rule.ts';
import type { TrustQuality } from '@sigillum/engine/trust/trust-service.ts';

/** What decides about a person's qualities. */
export interface QualityMeans {
  isEmailVerified: boolean;
  /** Digits with country code; codes for AES go there. */
  mobile: string | null;
  /** Names of the seals that the person may seal with; visitors have none. */
  seals?: readonly string[];
}

const sealEntry: QualityEntry = { quality: 'AES', provider: 'SIGILLUM', legislation: 'UNDEFINED' };

/**
 * What a person can sign with, of what the trust service offers: nothing before the e-mail address is proved; AES once a mobile number
 * is known; QES and AES_MINIMAL only after an identification, of which there is none yet. No quality here depends on a legislation.
 */
export function listQualities(
  { isEmailVerified, mobile, seals = [] }: QualityMeans,
  offered: readonly TrustQuality[],
): SignatureQualities {
  const enter = (quality: Quality, isReady = true): QualityEntry | null =>
    isEmailVerified && isReady && isOffered(quality, offered)
      ? { quality, provider: 'SIGILLUM', legislation: 'UNDEFINED' }
      : null;
  return {
    qes: { zertes: null, eidas: null },
    aes_minimal: { zertes: null, eidas: null },
    aes: { any: enter('AES', mobile !== null) },
    ses: { any: enter('SES') },
    demo: { any: enter('DEMO') },
    part11: { any: enter('PART11') },
    // An organisation's certificate is an advanced electronic seal; a qualified one needs a qualified provider.
    seal: { aes: Object.fromEntries(seals.map((name) => [name, sealEntry])), qes: {} },
  };
}

/** The same, asking the trust service what it offers. */
export async function readQualities(
  { trust }: Pick<Services, 'trust'>,
  means: QualityMeans,
): Promise<SignatureQualities> {
  return listQualities(means, (await trust.info()).qualities);
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
