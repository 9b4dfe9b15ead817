import { createEmbedAddress as contract, embedSeconds } from '@sigillum/api-contracts/machine/create-embed-address.ts';
import { findSettings } from '../business/read-settings.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { requireAction } from '../requests/access.ts';

/** Who may remind a signer may lead the signer in. */
export const createEmbedAddress = implement(contract, async ({ params, body }, { actor, db, now, services }) => {
  const { request, signatures } = await requireAction(db, { actor, now }, params.id, 'remind');
  const signature = signatures.find(({ sid }) => sid === params.sid);
  if (!signature) throw refuse('error.not_found');
  const { embedding } = await findSettings(db, request.business_id);
  if (!embedding.origins.includes(body.origin)) throw refuse('error.embed.origin_not_allowed');
  if (!signature.visit_encrypted) throw refuse('error.embed.account');
  const token = services.secrets.createToken(256);
  const expiresAt = new Date(now.getTime() + embedSeconds * 1000);
  await db
    .insertInto('embed_addresses')
    .values({
      token_hash: services.secrets.hashToken(token),
      sid: signature.sid,
      origin: body.origin,
      language: body.language ?? null,
      expires_at: expiresAt,
    })
    .execute();
  const url = `${services.config.publicUrl}/embed/${token}`;
  return { status: 200, body: { url, expires_at: expiresAt.toISOString() } };
});
