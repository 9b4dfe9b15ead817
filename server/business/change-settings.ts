import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { BusinessRow } from './business-repository.ts';
import { compareSettings } from './compare-settings.ts';
import { mergeSettings } from './merge-settings.ts';
import { readSettings } from './read-settings.ts';

/** Writes a change of a claimed business's settings down, with its event. What is as it was, changes nothing, the stamp neither. */
export async function changeSettings(
  trx: Kysely<Database>,
  call: EvidenceCall,
  business: Pick<BusinessRow, 'id' | 'settings' | 'updated_at'>,
  change: object,
): Promise<{ settings: Settings; updatedAt: Date }> {
  const before = readSettings(business.settings);
  const settings = readSettings(mergeSettings(business.settings, change));
  const changes = compareSettings(before, settings);
  if (!Object.keys(changes).length) return { settings: before, updatedAt: business.updated_at };
  // A stamp tells states apart: two changes in the same millisecond have two.
  const updatedAt = new Date(Math.max(call.now.getTime(), business.updated_at.getTime() + 1));
  const stored = JSON.stringify(mergeSettings(business.settings, settings));
  await trx
    .updateTable('businesses')
    .set({ settings: stored, updated_at: updatedAt })
    .where('id', '=', business.id)
    .execute();
  await appendBusinessEvents(trx, call, business.id, [{ name: 'SETTINGS_CHANGED', data: { changes } }]);
  return { settings, updatedAt };
}
