import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { SealSummary } from '@sigillum/api-contracts/seals/schemas.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';

/** A seal that the person may sign with in place of the own signature. */
export interface SealOption {
  /** The account name, which the API wants. */
  name: string;
  label: string;
  /** In whose name the seal stands. */
  organisation: string;
}

/**
 * The names of the seals that may be chosen: the person is a member of them, it is the person's turn, and the request wants no more than
 * an organisation's seal is worth (AES; QES, DEMO and PART11 are a person's own, docs/decisions/025).
 */
export function listSealNames(
  { quality, viewer }: Pick<SignatureRequest, 'quality' | 'viewer'>,
  { business, signatureQualities }: Pick<User, 'business' | 'signatureQualities'>,
): string[] {
  const mayBeSealed = (quality === 'SES' || quality === 'AES') && viewer.actions.includes('sign');
  return business && mayBeSealed ? Object.keys(signatureQualities.seal.aes) : [];
}

/** The choice as people read it, in the order of the labels. Administrators see all seals of the business; only `names` are theirs to use. */
export function listSealOptions(
  seals: readonly SealSummary[],
  names: readonly string[],
  organisation: string,
): SealOption[] {
  return seals
    .filter(({ name }) => names.includes(name))
    .map(({ name, label }) => ({ name, label, organisation }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
