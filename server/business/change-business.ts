import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { BusinessEventData } from '../evidence/business-event.ts';
import type { BusinessRow } from './business-repository.ts';

/** Fields of a claimed business's profile by their names on the wire, with what they were and are; what stayed is left out. */
export function compareFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): NonNullable<BusinessEventData['changes']> {
  const changed = Object.keys(after).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] }]));
}

/** Writes a change of a claimed business's profile, with its event; nothing where nothing changes. */
export async function changeBusiness(
  trx: Kysely<Database>,
  call: EvidenceCall,
  business: BusinessRow,
  values: Updateable<Database['businesses']>,
  changes: NonNullable<BusinessEventData['changes']>,
): Promise<void> {
  if (!Object.keys(changes).length) return;
  // Two changes in one millisecond are two.
  const updated_at = new Date(Math.max(call.now.getTime(), business.updated_at.getTime() + 1));
  await trx
    .updateTable('businesses')
    .set({ ...values, updated_at })
    .where('id', '=', business.id)
    .execute();
  await appendBusinessEvents(trx, call, business.id, [{ name: 'PROFILE_CHANGED', data: { changes } }]);
}
