import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { IdentityVendor } from '../identity/identity-vendor.ts';
import type { IdentifiedRow } from './cases-repository.ts';
import { isEnoughFor } from './is-enough-for.ts';
import { daysOfWarning } from './list-changes.ts';

/** Whether somebody is known under a law already, and well enough for as long as matters. */
export function isKnown(
  rows: readonly Pick<IdentifiedRow, 'legislation' | 'quality' | 'expires_at' | 'means_changed_at'>[],
  { legislation, vendor, now }: { legislation: Legislation; vendor: Pick<IdentityVendor, 'quality'>; now: Date },
): boolean {
  const soon = new Date(now.getTime() + daysOfWarning * 86_400_000);
  return rows.some(
    (row) =>
      row.legislation === legislation &&
      row.expires_at > soon &&
      row.means_changed_at === null &&
      isEnoughFor(vendor.quality, row),
  );
}
