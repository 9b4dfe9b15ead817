import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';

/** From this share on whoever manages a plan is warned. */
const warnedShare = 0.8;

/**
 * How many signatures of a quality a plan has for a period; null without a limit. A quality that the plan does not name is not part of it,
 * demonstrations count for nobody. A plan that the catalogue has lost limits nothing: nobody is stopped by a file.
 */
export function readQuota(
  plan: Pick<PricePlan, 'includes'> | undefined,
  quality: Quality,
  seats: number,
): number | null {
  if (!plan || quality === 'DEMO') return null;
  const included = plan.includes.signatures.find((one) => one.quality === quality);
  if (!included) return 0;
  return included.count === null ? null : included.count * seats;
}

/** How far a quota is used up. */
export type QuotaState = 'ok' | 'near' | 'exhausted';

export function judgeQuota(used: number, limit: number): QuotaState {
  if (used >= limit) return 'exhausted';
  return used >= limit * warnedShare ? 'near' : 'ok';
}
