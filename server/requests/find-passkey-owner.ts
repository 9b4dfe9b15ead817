import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { VisitorActor } from '../http/actor.ts';

/**
 * The account whose passkey may stand for a code: that of the signer to whom a device was handed over, where a code would be asked for. A link
 * that was mailed has none, for its passkey is no more than the log-in that leads to the same request.
 */
export async function findPasskeyOwner(
  db: Kysely<Database>,
  { sid, handOver }: Pick<VisitorActor, 'sid' | 'handOver'>,
): Promise<string | undefined> {
  if (!handOver) return undefined;
  const row = await db
    .selectFrom('signatures')
    .innerJoin('signature_requests', 'signature_requests.id', 'signatures.request_id')
    .innerJoin('users', 'users.id', 'signatures.user_id')
    .innerJoin('passkeys', 'passkeys.user_id', 'users.id')
    .select('users.id')
    .where('signatures.sid', '=', sid)
    .where('signatures.status', '=', 'OPEN')
    .where('users.deleted_at', 'is', null)
    // Elsewhere the trust service itself asks, or the owner vouches for the person (proof-rule.ts).
    .where('signature_requests.quality', 'not in', ['QES', 'AES_MINIMAL'])
    .where((is) =>
      is.or([
        is('signature_requests.quality', 'in', ['AES', 'PART11']),
        is('signatures.notify', '=', true),
        is(is.fn.coalesce('signatures.identity_reference', is.val('')), '=', ''),
      ]),
    )
    .executeTakeFirst();
  return row?.id;
}
