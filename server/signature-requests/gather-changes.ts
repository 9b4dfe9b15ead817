import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What was changed in an open request, for those who were invited before. */
export interface RequestChanges {
  documentsAdded: string[];
  documentsRemoved: string[];
  /** The expiry was moved, also away. */
  hasNewExpiration: boolean;
  /** E-mail addresses of who changed it. */
  changedBy: string[];
}

/** The changes since a moment as the trail has them; undefined when there is none to tell. */
export async function gatherChanges(
  trx: Kysely<Database>,
  requestId: string,
  since: Date,
): Promise<RequestChanges | undefined> {
  const events = await trx
    .selectFrom('audit_events')
    .select(['name', 'actor', 'data'])
    .where('request_id', '=', requestId)
    .where('at', '>=', since)
    .where('name', 'in', ['DOCUMENTS_ADDED', 'DOCUMENTS_REMOVED', 'EXPIRATION_CHANGED'])
    .orderBy('seq')
    .execute();
  if (!events.length) return undefined;
  const listTitles = (wanted: string) =>
    events.flatMap(({ name, data }) => (name === wanted ? (data.documentTitles ?? []) : []));
  return {
    documentsAdded: listTitles('DOCUMENTS_ADDED'),
    documentsRemoved: listTitles('DOCUMENTS_REMOVED'),
    hasNewExpiration: events.some(({ name }) => name === 'EXPIRATION_CHANGED'),
    changedBy: [...new Set(events.flatMap(({ actor }) => actor.email ?? []))],
  };
}
