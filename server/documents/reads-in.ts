import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { RequestActor } from '../http/actor.ts';
import type { RequestView } from '../requests/access.ts';

/** The language in which somebody reads of a request: that of the account, or the one that a visitor was invited in. */
export const readsIn = (actor: RequestActor, { signatures }: RequestView): string =>
  actor.kind === 'visitor' ? (signatures.find(({ sid }) => sid === actor.sid)?.language ?? 'en') : actor.lang;

/** The language of whoever has sent a request: for what is written once for all. */
export async function senderReadsIn(db: Kysely<Database>, { owner_id }: RequestView['request']): Promise<string> {
  const sender = await db.selectFrom('users').select('lang').where('id', '=', owner_id).executeTakeFirst();
  return sender?.lang ?? 'en';
}
