import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendEvent } from '../evidence/append-event.ts';
import type { EventData } from '../evidence/event.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { claimRequest } from '../requests/access.ts';
import { lockRequest, type RequestRow } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import { readDifference } from './compare-versions.ts';
import { withdraw } from './withdraw.ts';

/**
 * A corrected version, a claimed draft, is sent: the request before ends where it is open, in the same transaction, and the evidence of
 * each names the other. Whoever is signing it goes first, and what everybody has signed meanwhile stays. `asked` hear of the new one
 * instead. Answers what the event INITIATED of the new one says; nothing where it corrects nothing that is still there.
 */
export async function replaceCorrected(
  trx: Kysely<Database>,
  call: Call<AccountActor>,
  after: RequestRow,
  asked: readonly string[],
): Promise<EventData> {
  const before = after.corrects_id === null ? undefined : await lockRequest(trx, after.corrects_id);
  if (!before) return {};
  if (before.accepted_at !== null) throw refuse('error.sr.corrected_one_signed');
  const difference = await readDifference(trx, before, after);
  if (readStatus(before, call.now) === 'OPEN') {
    const { request } = await claimRequest(trx, call, before.id, 'withdraw');
    await withdraw(trx, call, request, after.correction_reason ?? undefined, { isToldElse: asked });
  }
  const correctedByHash = await readLastHash(trx, after.id);
  await appendEvent(trx, call, {
    requestId: before.id,
    name: 'CORRECTED',
    data: { correctedBy: after.id, correctedByHash, message: after.correction_reason || undefined },
  });
  const correctsHash = await readLastHash(trx, before.id);
  return { corrects: before.id, correctsHash, message: after.correction_reason || undefined, ...difference };
}

async function readLastHash(db: Kysely<Database>, requestId: string): Promise<string> {
  const { hash } = await db
    .selectFrom('audit_events')
    .select('hash')
    .where('request_id', '=', requestId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return hash;
}
