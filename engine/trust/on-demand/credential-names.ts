import { TrustError } from '../../pki/trust-error.ts';
import type { SigningContext } from '../trust-service.ts';

/**
 * The kinds of on-demand certificates by their public names (the service's OpenAPI description, `credentialID`; the same
 * words are the key part of the older service's claimed identity). Contracts may name others.
 */
const NAMES: Readonly<Record<string, string>> = {
  'ZERTES-AES': 'OnDemand-Advanced4',
  'EIDAS-AES': 'OnDemand-Advanced4.1-EU',
  'ZERTES-QES': 'OnDemand-Qualified4',
  'EIDAS-QES': 'OnDemand-Qualified4.1-EU',
};

/** Whether the service is known to have a certificate for `LEGISLATION-QUALITY`. */
export const isCredentialNamed = (key: string, others: Readonly<Record<string, string>>): boolean =>
  key in others || key in NAMES;

/** The certificate for a signature, Swiss law unless said otherwise; throws TrustError `refused` where there is none. */
export function nameCredential(
  { quality, legislation = 'ZERTES' }: Pick<SigningContext, 'quality' | 'legislation'>,
  others: Readonly<Record<string, string>>,
): string {
  const key = `${legislation}-${quality}`;
  const name = others[key] ?? NAMES[key];
  if (!name) throw new TrustError('refused', `the trust service has no certificates for ${key}`);
  return name;
}
