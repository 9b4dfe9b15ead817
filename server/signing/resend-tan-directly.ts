import { resendTanDirectly as contract } from '@sigillum/api-contracts/signing/resend-tan-directly.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { listFitting, readOffers } from '../rules/find-offer.ts';
import { findTurn } from './find-turn.ts';
import { chooseProof } from './proof-rule.ts';
import { resendTan } from './prove-signer.ts';
import { chooseQuality } from '../rules/quality-rule.ts';

export const resendTanDirectly = implement(contract, async (_input, context) => {
  const { actor, db, now, services } = context;
  const turn = await findTurn(db, actor, actor.requestId, now);
  const offered = listFitting(await readOffers(services.trust), turn.requestQuality, turn.legislation);
  const choice = chooseQuality(turn.requestQuality, { hasMobile: turn.mobile !== null }, offered);
  if ('problem' in choice) throw refuse(choice.problem);
  // Whoever needs no code, and asks for one all the same, gets it by mail.
  const proof = chooseProof(choice.quality, { ...turn, isVisitor: true }) ?? { channel: 'email', to: turn.email };
  const sent = await resendTan(db as Transaction<Database>, context, {
    sid: turn.sid,
    requestId: turn.requestId,
    proof,
    requestIds: [turn.requestId],
  });
  return sent instanceof Refusal ? sent : { status: 200, body: sent };
});
