import type { Legislation, Quality } from '../schemas.ts';
import { findHighestQuality } from './find-highest-quality.ts';
import type { SignatureQualities } from './schemas.ts';

/** What somebody still lacks to sign: a proved e-mail address, a number for codes, or an identification under the law. */
export const lacks = ['email', 'mobile', 'identification'] as const;
export type Lack = (typeof lacks)[number];

type Known = Pick<SignatureQualities, 'ses' | 'aes' | 'aes_minimal' | 'qes'>;

/** What keeps an account from signing in a quality under a law; undefined: nothing. More than what is asked is always enough. */
export function findLack(
  { emailVerified, signatureQualities }: { emailVerified: boolean; signatureQualities: Known },
  { quality, legislation }: { quality: Quality; legislation: Legislation },
): Lack | undefined {
  if (!emailVerified) return 'email';
  const highest = findHighestQuality({ emailVerified, signatureQualities }, legislation);
  const isIdentified = highest === 'qes' || highest === 'demo';
  switch (quality) {
    case 'QES':
      return isIdentified ? undefined : 'identification';
    case 'AES_MINIMAL': {
      const law = legislation === 'ZERTES' ? ('zertes' as const) : ('eidas' as const);
      return isIdentified || signatureQualities.aes_minimal[law] ? undefined : 'identification';
    }
    case 'AES':
      return isIdentified || signatureQualities.aes.any ? undefined : 'mobile';
    default:
      return undefined;
  }
}
