import type { TemplateChange } from '@sigillum/api-contracts/templates/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { UserActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { type TemplateRow, writeVersion } from './templates-repository.ts';

/** Writes the next version of a template that the caller has locked, with its event; nothing where nothing changed. */
export async function changeTemplate(
  trx: Kysely<Database>,
  call: Call<UserActor>,
  before: TemplateRow,
  changes: readonly TemplateChange[],
  change: Partial<Pick<TemplateRow, 'name' | 'sharing' | 'content'>>,
): Promise<void> {
  if (!changes.length) return;
  const { id, business_id, version } = before;
  const { name, sharing, content } = { ...before, ...change };
  const { actor, now } = call;
  await writeVersion(trx, { id, number: version + 1, name, sharing, content, changes, changedBy: actor.id, now });
  const changed = Object.fromEntries(changes.map((part) => [part.toLowerCase(), { from: null, to: null }]));
  const data = { subject: before.name, changes: changed };
  await appendBusinessEvents(trx, call, business_id, [{ name: 'TEMPLATE_CHANGED', data }]);
}
