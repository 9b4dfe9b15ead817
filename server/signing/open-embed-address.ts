import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { openEmbedAddress as contract } from '@sigillum/api-contracts/signing/open-embed-address.ts';
import { findSettings } from '../business/read-settings.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';

export const openEmbedAddress = implement(contract, async ({ body }, { db, now, services: { secrets } }) => {
  const token_hash = secrets.hashToken(body.token);
  const found = await db
    .selectFrom('embed_addresses as address')
    .innerJoin('signatures as signature', 'signature.sid', 'address.sid')
    .innerJoin('signature_requests as request', 'request.id', 'signature.request_id')
    .select(['address.origin', 'address.language', 'address.expires_at', 'signature.sid', 'signature.visit_encrypted'])
    .select(['request.id', 'request.business_id'])
    .where('address.token_hash', '=', token_hash)
    .executeTakeFirst();
  if (!found) throw refuse('error.embed.ended');
  const { origin, sid, visit_encrypted } = found;
  const { embedding } = await findSettings(db, found.business_id);
  if (!embedding.origins.includes(origin)) throw refuse('error.embed.ended');
  const { numUpdatedRows } = await db
    .updateTable('embed_addresses')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || visit_encrypted === null) throw refuse('error.embed.ended', { details: { origin } });
  return {
    status: 200,
    body: {
      request_id: found.id,
      userid: secrets.decrypt(visit_encrypted, sid),
      origin,
      language: found.language as Language | null,
    },
  };
});
