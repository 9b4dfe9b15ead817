import type { StoredAttributes } from '../accounts/preferences.ts';

/** The day from which the terms of use in force are valid: who accepted earlier ones is asked again. */
const termsSince = new Date('2026-01-01T00:00:00Z');

/**
 * Whether somebody has accepted the terms of use that are in force. Those of whoever signs in qualities that need an identification have
 * a day of their own, which each installation says (`config.trustTerms`).
 */
export const hasAcceptedTerms = (acceptedAt: Date | null, since = termsSince): boolean =>
  acceptedAt !== null && acceptedAt >= since;

/** When an account accepted those last. */
export const readTrustTerms = ({ trustTermsAcceptedAt: at }: StoredAttributes): Date | null =>
  at === undefined ? null : new Date(at);
