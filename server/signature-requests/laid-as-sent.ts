import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { RequestView } from '../requests/access.ts';
import { isRegulated, regulateQuality } from '../rules/regulate.ts';

/** What sending makes of a request. */
export interface Opened {
  status: 'OPEN';
  quality: Quality;
  is_regulated: boolean;
  initiated_at: Date;
  updated_at: Date;
}

/** What sending makes of a request of this quality, under the settings of its organisation. */
export function describeOpened(
  asked: Quality,
  { signatureRequests: { part11 } }: Pick<Settings, 'signatureRequests'>,
  now: Date,
): Opened {
  const quality = regulateQuality(asked, part11.enabled);
  return {
    status: 'OPEN',
    quality,
    is_regulated: isRegulated(quality, part11.enabled),
    initiated_at: now,
    updated_at: now,
  };
}

/** The row that was laid down as sent is what sending makes of it, too. */
export const isLaidSo = (laid: Opened | undefined, opened: Opened): boolean =>
  laid?.quality === opened.quality && laid.is_regulated === opened.is_regulated;

/**
 * A request whose rows were laid down as sent, as the draft that it is until its transaction has judged whether it may be: a refusal takes all
 * of it back, and nobody else has seen it.
 */
export const viewAsDraft = (view: RequestView, quality: Quality): RequestView => ({
  ...view,
  status: 'DRAFT',
  request: { ...view.request, status: 'DRAFT', quality, is_regulated: false, initiated_at: null },
  signatures: view.signatures.map((row) => ({ ...row, status: 'WAITING', invited_at: null })),
});
