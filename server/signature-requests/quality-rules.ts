import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import { refuse } from '../http/refusal.ts';

/** Qualities that can be signed with today; SES under either legislation. */
const available: readonly Quality[] = ['SES'];

export function requireQuality(quality: Quality | undefined): void {
  if (quality && !available.includes(quality)) throw refuse('error.sr.quality_not_available');
}

/** A deadline that has passed already is a mistake of the call. */
export function requireAhead(expiration: string | null | undefined, now: Date): void {
  if (!expiration || new Date(expiration) > now) return;
  const violations = [{ field: 'expiration_date', code: 'not_ahead', message: 'The date has passed already.' }];
  throw refuse('error.validation', { violations });
}
