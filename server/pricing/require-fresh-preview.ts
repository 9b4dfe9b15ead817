import { refuse } from '../http/refusal.ts';
import type { BoughtRow } from '../business/describe-subscription.ts';

/** How long a price that was shown is charged. */
const previewMs = 10 * 60_000;
/** Clocks of ours may differ by as much. */
const leewayMs = 5000;

/** Throws where what was shown at a moment is not what would be charged: it is old, of another period, or the plan was changed since. */
export function requireFreshPreview(
  { changed_at, period_start }: Pick<BoughtRow, 'changed_at' | 'period_start'>,
  at: Date,
  now: Date,
): void {
  const age = now.getTime() - at.getTime();
  const wasChanged = changed_at !== null && changed_at >= at;
  if (age > previewMs || age < -leewayMs || at < period_start || wasChanged)
    throw refuse('error.billing.preview_outdated');
}
