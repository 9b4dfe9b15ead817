import { readPreferences, type StoredAttributes } from '../accounts/preferences.ts';
import { refuse } from '../http/refusal.ts';
import { readOffered } from '../rules/find-offer.ts';
import { isOffered } from '../rules/quality-rule.ts';
import type { Services } from '../services.ts';

/** Refuses to keep as default what nobody could sign in here; what was chosen in better days may stay while it is not touched. */
export async function requireDefaults(
  { trust }: Pick<Services, 'trust'>,
  stored: StoredAttributes,
  wanted: Pick<StoredAttributes, 'defaultQuality' | 'defaultLegislation'>,
): Promise<void> {
  if (wanted.defaultQuality === undefined && wanted.defaultLegislation === undefined) return;
  const { defaultQuality, defaultLegislation } = readPreferences({ ...stored, ...wanted });
  if (!isOffered(defaultQuality, await readOffered(trust, defaultLegislation)))
    throw refuse('error.sr.quality_not_available');
}
