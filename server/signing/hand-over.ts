import { handOver as contract, handOverPrefix } from '@sigillum/api-contracts/signing/hand-over.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';
import type { SignatureStatus } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { appendEvent } from '../evidence/append-event.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { joinName } from '../rules/join-name.ts';

/** Long enough to read a contract with somebody who sits there. */
const lifeMs = 30 * 60_000;

const refusals: Partial<Record<SignatureStatus, ProblemKey>> = {
  SIGNED: 'error.sign.already_signed',
  WITHDRAWN: 'error.sign.enough_signed',
  DECLINED: 'error.sign.declined',
  WAITING: 'error.sign.not_your_turn',
};

export const handOver = implement(contract, async ({ params: { id, sid } }, context) => {
  const { actor, db, now, services } = context;
  const { request, signatures } = await claimRequest(db, context, id, 'remind');
  const signer = signatures.find((row) => row.sid === sid);
  if (!signer) throw refuse('error.not_found');
  const problem = refusals[signer.status];
  if (problem) throw refuse(problem);
  if (signer.group_id !== null) throw refuse('error.sr.group_not_available');
  // Nobody is witness of what they do themselves.
  const isOwn = signer.user_id === actor.id || signer.email.toLowerCase() === actor.email.toLowerCase();
  if (isOwn) throw refuse('error.sign.own_witness');
  // Nothing else opens on this device from now on. A second click finds the session ended.
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('token_hash', '=', actor.sessionHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!ended.numUpdatedRows) throw refuse('error.auth.token_invalid');
  const token = handOverPrefix + services.secrets.createToken(256);
  const expires_at = new Date(now.getTime() + lifeMs);
  await db
    .insertInto('hand_overs')
    .values({
      token_hash: services.secrets.hashToken(token),
      sid,
      host_id: actor.id,
      host_name: joinName(actor.firstName, actor.lastName) || actor.email,
      created_at: now,
      expires_at,
    })
    .execute();
  await appendEvent(db, context, { requestId: request.id, name: 'HANDED_OVER', data: { sid } });
  return {
    status: 201,
    body: {
      url: writeUrl(services.config.publicUrl, id, token, signer.language),
      expires_at: expires_at.toISOString(),
    },
  };
});

/** The page of the visit, which leads away from it by itself once it is over. */
function writeUrl(publicUrl: string, id: string, token: string, language: string): string {
  const url = new URL(`/view/${id}/${token}`, publicUrl);
  // The browser speaks the host's language, the signer perhaps another one.
  url.searchParams.set('lang', language);
  url.searchParams.set('exitURL', new URL('/handed-back', publicUrl).href);
  // At once, without a download: the device is not the signer's.
  url.searchParams.set('redirectTimeout', '-1');
  url.searchParams.set('hidedownload', 'true');
  return url.href;
}
