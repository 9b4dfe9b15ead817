import type { Legislation } from '../schemas.ts';
import type { HighestQuality, User } from './schemas.ts';

type Qualities = Pick<User['signatureQualities'], 'ses' | 'aes' | 'qes'>;

/**
 * The highest signature quality (specification, section 4): none before the e-mail address is proved; qes, which is demo where its entry
 * says so, else aes, else ses. With a legislation: under this one alone, else under any. Every answer and every screen that speaks of
 * somebody's highest quality asks here.
 */
export function findHighestQuality(
  { emailVerified, signatureQualities: { qes, aes, ses } }: { emailVerified: boolean; signatureQualities: Qualities },
  legislation?: Legislation,
): HighestQuality {
  if (!emailVerified) return 'none';
  const { zertes, eidas } = qes;
  const found = legislation ? [legislation === 'ZERTES' ? zertes : eidas] : [zertes, eidas];
  const qualified = found.filter((entry) => entry !== null);
  if (qualified.length > 0) return qualified.every(({ quality }) => quality === 'DEMO') ? 'demo' : 'qes';
  if (aes.any) return 'aes';
  return ses.any ? 'ses' : 'none';
}
