/** The day from which the terms of use in force are valid: who accepted earlier ones is asked again. */
const termsSince = new Date('2026-01-01T00:00:00Z');

/** Whether somebody has accepted the terms of use that are in force. */
export const hasAcceptedTerms = (acceptedAt: Date | null): boolean => acceptedAt !== null && acceptedAt >= termsSince;

/** The same of the terms of whoever signs in qualities that need an identification; each installation says since when they are in force. */
export const hasAcceptedTrustTerms = (acceptedAt: string | undefined, since: Date): boolean =>
  acceptedAt !== undefined && new Date(acceptedAt) >= since;
