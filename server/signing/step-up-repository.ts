import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { covers, printDocuments } from './print-documents.ts';

/** How long a proof by a second factor waits to be used; as long as a code. */
export const stepUpSeconds = 600;

interface NewStepUp {
  sid: string;
  sessionHash: string;
  method: StepUpMethod;
  /** Prints of the documents for which it was proved. */
  shown: string[];
}

/** Where a proof counts: in the session, or in the visit on a device that was handed over. */
const placeOf = (actor: KnownActor) => (actor.kind === 'user' ? actor.sessionHash : actor.handOver?.hash);

/** Keeps a proof, in place of an earlier one of this signature. */
export async function storeStepUp(
  db: Kysely<Database>,
  { sid, sessionHash, method, shown }: NewStepUp,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + stepUpSeconds * 1000);
  const values = { session_hash: sessionHash, method, expires_at, shown };
  await db
    .insertInto('step_ups')
    .values({ sid, ...values })
    .onConflict((conflict) => conflict.column('sid').doUpdateSet(values))
    .execute();
}

/** Whether this session has proved with a second factor who makes this signature, of the documents as they are. */
export async function hasStepUp(
  db: Kysely<Database>,
  { sid, requestId }: { sid: string; requestId: string },
  actor: KnownActor,
  now: Date,
): Promise<boolean> {
  const place = placeOf(actor);
  if (place === undefined) return false;
  const row = await db
    .selectFrom('step_ups')
    .select('shown')
    .where('sid', '=', sid)
    .where('session_hash', '=', place)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined && covers(row.shown, await printDocuments(db, [requestId]));
}

/** Ends a proof: it signs once, and a code that is sent later takes its place. Whether there was one. */
export async function endStepUp(db: Kysely<Database>, sid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('step_ups').where('sid', '=', sid).executeTakeFirst();
  return numDeletedRows > 0n;
}
