import type { Kysely } from 'kysely';
import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Database } from '../database/schema.ts';

/** The events of a request for those who take part: without addresses, hashes and zones, which the report has. */
export async function describeEvents(db: Kysely<Database>, requestId: string): Promise<RequestEvents> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['seq', 'name', 'at', 'actor', 'data'])
    .where('request_id', '=', requestId)
    .orderBy('seq')
    .execute();
  return {
    events: rows.map(({ seq, name, at, actor, data }) => {
      const { message, sid, sealLabel: label, sealOrganisation: organisation } = data;
      return {
        seq,
        name,
        at: at.toISOString(),
        actor: {
          type: actor.type === 'system' ? 'unknown' : actor.type,
          email: actor.email ?? null,
          first_name: actor.firstName ?? null,
          last_name: actor.lastName ?? null,
        },
        message: message ?? null,
        sid: sid ?? null,
        seal: label !== undefined && organisation !== undefined ? { label, organisation } : null,
      };
    }),
  };
}
